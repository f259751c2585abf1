import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { clockTime } from './clock-time.ts'
import { plainText } from './plain-text.ts'
import './authoring.css'

const copy = authoringCopy.conflict
/** An answer has no title, and nobody knows when its waiting version was saved. */
type Words = { title?: string; content: string }
type Props = { mine: Words; other: { fields: Words; savedAt?: string }; choose: (side: 'mine' | 'other') => void }

/** Both versions, whole, beside each other. Nothing is saved until one is chosen. */
export const ConflictChoice = ({ mine, other, choose }: Props) => (
  <section className="conflict" role="alert">
    <h2>{copy.title}</h2>
    <p>{copy.advice}</p>
    <div className="conflict-versions">
      <Version heading={copy.mine} fields={mine} act={copy.keepMine} choose={() => choose('mine')} />
      <Version
        heading={other.savedAt === undefined ? copy.elsewhere : copy.other(clockTime(other.savedAt))}
        fields={other.fields}
        act={copy.keepOther}
        choose={() => choose('other')}
      />
    </div>
  </section>
)

type VersionProps = { heading: string; fields: Words; act: string; choose: () => void }

const Version = ({ heading, fields, act, choose }: VersionProps) => (
  <article aria-label={heading}>
    <h3>{heading}</h3>
    {fields.title !== undefined && <b>{fields.title || copy.noTitle}</b>}
    <div className="conflict-text">{plainText(fields.content)}</div>
    <button type="button" className="button outline" onClick={choose}>
      {act}
    </button>
  </article>
)
