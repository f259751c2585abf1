import type { QuestionDifference } from '@kms/contract/questions'
import { questionHistoryCopy as copy } from '@kms/ui/copy/question-history.copy'
import { DiffWords, type DiffPart } from '@kms/ui/DiffLines'
import { Fragment } from 'react'

/** What changed around the text: title, section, tags, catalogue numbers. What stayed is left out. */
export function FieldChanges({
  difference: { against, title, section, tags, catalogueCodes },
}: {
  difference: QuestionDifference
}) {
  const fields: [string, DiffPart[]][] = [
    [copy.change.title, title],
    [copy.change.section, sectionParts(section)],
    [copy.change.tags, tags.map(({ kind, name }) => ({ kind, text: name }))],
    [copy.change.catalogueCodes, catalogueCodes.map(({ kind, code }) => ({ kind, text: code }))],
  ]
  const changed = fields.filter(([, parts]) => against !== null && parts.some(({ kind }) => kind !== 'same'))
  if (changed.length === 0) return null
  return (
    <dl className="field-changes">
      {changed.map(([label, parts]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className="diff-words">
            {parts.map((part, index) => (
              <Fragment key={index}>
                <DiffWords {...part} />{' '}
              </Fragment>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const sectionParts = ({ before, after }: QuestionDifference['section']): DiffPart[] =>
  before === null || before.id === after.id
    ? [{ kind: 'same', text: after.name }]
    : [
        { kind: 'removed', text: before.name },
        { kind: 'added', text: after.name },
      ]
