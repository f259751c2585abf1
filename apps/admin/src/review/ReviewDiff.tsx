import type { ReviewDetail } from '@kms/contract/admin-review'
import { Button } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { placeHits, type PlacedLine, type PlacedPart } from './place-hits.ts'

type Props = { piece: ReviewDetail; hit: number | undefined; nextHit: () => void }

/** Line by line against what readers see now; the first version stands for itself. Sensitive words are marked and named. */
export function ReviewDiff({ piece, hit, nextHit }: Props) {
  const { diff, hits, isChange } = piece
  const lines = useMemo(() => placeHits(diff.lines, hits), [diff.lines, hits])
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hit !== undefined) box.current?.querySelector(`[data-hit="${hit}"]`)?.scrollIntoView({ block: 'center' })
  }, [hit])
  return (
    <section ref={box} className="review-box" aria-label={isChange ? '与已发布版本的差别' : '全文'}>
      <header className="review-diff-head">
        {isChange ? (
          <>
            {comparedWith(piece)}
            <span className="review-added">+{diff.added} 处</span>
            <span className="review-removed">−{diff.removed} 处</span>
          </>
        ) : (
          '首次提交，全文待审'
        )}
        {hits.length > 0 && (
          <span className="review-hits">
            <span aria-live="polite">
              命中 {hit === undefined ? '' : `${hit + 1} / `}
              {hits.length}
            </span>
            <Button type="text" size="small" onClick={nextHit}>
              <kbd aria-hidden>N</kbd> 下一处
            </Button>
          </span>
        )}
      </header>
      {lines.map((line, index) => (
        <Line key={index} line={line} plain={!isChange} current={hit} />
      ))}
    </section>
  )
}

function comparedWith({ versions, revision }: ReviewDetail) {
  const published = versions.find((version) => version.state === 'passed' && version.revision < revision)
  return published ? `与第 ${published.revision} 版对比` : '与已发布版本对比'
}

const MARKS = { same: ['', ''], added: ['+', '新增'], removed: ['−', '删除'] } as const

function Line({ line, plain, current }: { line: PlacedLine; plain: boolean; current: number | undefined }) {
  const kind = plain ? 'same' : line.kind
  const [mark, word] = MARKS[kind]
  return (
    <div className={`review-line review-line-${kind}`}>
      <i>{line.number}</i>
      <b>
        <span aria-hidden>{mark}</span>
        <span className="sr-only">{word}</span>
      </b>
      <span>
        {line.parts.map((part, index) => (
          <Part key={index} part={part} plain={plain} current={current} />
        ))}
      </span>
    </div>
  )
}

function Part({ part, plain, current }: { part: PlacedPart; plain: boolean; current: number | undefined }) {
  if (part.hitIndex !== null) {
    return (
      <mark className="review-hit" data-hit={part.hitIndex} aria-current={part.hitIndex === current}>
        {part.text}
        {part.endsHit && <sup>{part.hit}</sup>}
      </mark>
    )
  }
  if (plain || part.kind === 'same') return part.text
  return part.kind === 'added' ? <ins>{part.text}</ins> : <del>{part.text}</del>
}
