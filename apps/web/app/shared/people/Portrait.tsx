type Props = { name: string; url: string | null; size: 44 | 60 | 84; isBigV?: boolean }

/** A person's picture, or the last character of the name. Decoration: the name stands beside it. */
export const Portrait = ({ name, url, size, isBigV = false }: Props) => (
  <span className={`portrait size-${size}`} aria-hidden="true">
    {url ? (
      <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" />
    ) : (
      <span>{Array.from(name).at(-1) ?? ''}</span>
    )}
    {isBigV && <i>V</i>}
  </span>
)
