import type { ReactNode } from 'react'

type Props = { title: string; detail?: string | undefined; requestId?: string | undefined; children?: ReactNode }

/** What stands in the place of content that cannot be shown. Drawn as an open isolator: nothing flows here. */
export function StatusPage({ title, detail, requestId, children }: Props) {
  return (
    <section className="status-page" role="status">
      <svg
        width="120"
        height="40"
        viewBox="0 0 120 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden
      >
        <path d="M4 28h38M78 28h38M42 28 72 10" strokeLinecap="round" />
        <circle cx="42" cy="28" r="3" />
        <circle cx="78" cy="28" r="3" />
      </svg>
      <h1>{title}</h1>
      {detail !== undefined && <p>{detail}</p>}
      {children}
      {requestId !== undefined && <p className="status-request">请求编号 {requestId}</p>}
    </section>
  )
}
