import { Fragment, type ReactNode } from 'react'
import { differenceCopy } from './copy/difference.copy.ts'
import { foldSame } from './fold-same.ts'

type Kind = 'same' | 'added' | 'removed'
export type DiffPart = { kind: Kind; text: string }
export type DiffLine<P extends DiffPart = DiffPart> = {
  kind: Kind
  number: number
  block: string
  url: string | null
  parts: readonly P[]
}

type Props<P extends DiffPart> = {
  lines: readonly DiffLine<P>[]
  /** Nothing to compare with: the text stands for itself. */
  isPlain?: boolean
  /** Long runs of unchanged lines open on request. */
  isFolded?: boolean
  renderPart?: (part: P) => ReactNode
}

/** A comparison, line by line: what was removed before what was added. */
export function DiffLines<P extends DiffPart>({ lines, isPlain = false, isFolded = false, renderPart }: Props<P>) {
  const show = (line: DiffLine<P>, index: number) => (
    <Line key={index} line={isPlain ? unmarked(line) : line} render={renderPart ?? DiffWords} />
  )
  if (!isFolded || isPlain) return lines.map(show)
  return foldSame(lines).map(({ folded, run }, index) =>
    folded ? (
      <details key={index} className="diff-fold">
        <summary>{differenceCopy.unchanged(run.length)}</summary>
        {run.map(show)}
      </details>
    ) : (
      run.map(show)
    ),
  )
}

const unmarked = <P extends DiffPart>(line: DiffLine<P>): DiffLine<P> => ({
  ...line,
  kind: 'same',
  parts: line.parts.map((part) => ({ ...part, kind: 'same' })),
})

const SIGNS: Record<Kind, string> = { same: '', added: '+', removed: '−' }

type LineProps<P extends DiffPart> = { line: DiffLine<P>; render: (part: P) => ReactNode }

function Line<P extends DiffPart>({ line, render }: LineProps<P>) {
  const { kind, block, parts } = line
  const isFile = block === 'picture' || block === 'attachment'
  return (
    <div className={`diff-line diff-${kind} diff-${block}`}>
      <i>{line.number}</i>
      <b>
        <span aria-hidden>{SIGNS[kind]}</span>
        <span className="sr-only">{differenceCopy.mark[kind]}</span>
      </b>
      <span>
        {isFile ? (
          <DiffFile line={line} />
        ) : (
          parts.map((part, index) => <Fragment key={index}>{render(part)}</Fragment>)
        )}
      </span>
    </div>
  )
}

/** A run of words, as it stands in a sentence. */
export function DiffWords({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}

/** A picture is shown, an attachment can be had; what is no longer kept says so. */
function DiffFile({ line: { block, url, parts } }: { line: DiffLine }) {
  const name = parts.map(({ text }) => text).join('')
  const label = `${block === 'picture' ? differenceCopy.picture : differenceCopy.attachment}${name && `：${name}`}`
  if (url === null) return `${label}（${differenceCopy.gone}）`
  if (block === 'attachment')
    return (
      <a href={url} download rel="noopener">
        {label}
      </a>
    )
  return (
    <figure>
      <img src={url} alt={name || differenceCopy.picture} loading="lazy" />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
