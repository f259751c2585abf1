import type { DraftFields } from '@kms/features/drafts/draft-fields'
import type { OtherVersion } from '@kms/features/drafts/draft-machine'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { clockTime } from './clock-time.ts'
import { plainText } from './plain-text.ts'

const copy = authoringCopy.conflict
type Props = { mine: DraftFields; other: OtherVersion; choose: (side: 'mine' | 'other') => void }

/** Both versions, whole, beside each other. Nothing is saved until one is chosen. */
export const ConflictChoice = ({ mine, other, choose }: Props) => (
  <section className="conflict" role="alert">
    <h2>{copy.title}</h2>
    <p>{copy.advice}</p>
    <div className="conflict-versions">
      <Version heading={copy.mine} fields={mine} act={copy.keepMine} choose={() => choose('mine')} />
      <Version
        heading={copy.other(clockTime(other.savedAt))}
        fields={other.fields}
        act={copy.keepOther}
        choose={() => choose('other')}
      />
    </div>
  </section>
)

type VersionProps = { heading: string; fields: DraftFields; act: string; choose: () => void }

const Version = ({ heading, fields, act, choose }: VersionProps) => (
  <article aria-label={heading}>
    <h3>{heading}</h3>
    <b>{fields.title || copy.noTitle}</b>
    <div className="conflict-text">{plainText(fields.content)}</div>
    <button type="button" className="button outline" onClick={choose}>
      {act}
    </button>
  </article>
)
