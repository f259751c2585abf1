/** The last character of a name, as people are called: 配电小匠 is 匠. Decoration: the name stands beside it. */
export const Avatar = ({ name, size = 32 }: { name: string; size?: 24 | 32 | 44 }) => (
  <span className={`avatar size-${size}`} aria-hidden="true">
    {Array.from(name).at(-1) ?? ''}
  </span>
)
