/** A number on a corner of an icon; the icon's label says it in words. Nothing to say shows nothing. */
export const CountBadge = ({ text }: { text: string }) =>
  text === '' ? null : (
    <span className="count-badge" aria-hidden="true">
      {text}
    </span>
  )
