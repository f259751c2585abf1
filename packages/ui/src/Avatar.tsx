/** So many colours there are (controls.css); a name always has the same. */
const HUES = 7
const hueOf = (name: string) => Array.from(name).reduce((sum, character) => sum + character.charCodeAt(0), 0) % HUES

type Props = { name: string; size?: 24 | 32 | 44; isBigV?: boolean }

/** The last character of a name, as people are called: 配电小匠 is 匠. Decoration: the name stands beside it. */
export const Avatar = ({ name, size = 32, isBigV }: Props) => (
  <span className={`avatar size-${size} hue-${hueOf(name)}`} aria-hidden="true">
    {Array.from(name).at(-1) ?? ''}
    {isBigV && <i>V</i>}
  </span>
)
