/** Rows of the real height; the style keeps them out of sight for the first 200 ms. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="list-skeleton" role="status">
      <span className="sr-only">加载中…</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
