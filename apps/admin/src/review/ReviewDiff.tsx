import type { ReviewDetail } from '@kms/contract/admin-review'
import { differenceCopy } from '@kms/ui/copy/difference.copy'
import { DiffLines, DiffWords } from '@kms/ui/DiffLines'
import { Button } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { placeHits, type PlacedPart } from './place-hits.ts'

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
            <span className="diff-count-added">{differenceCopy.added(diff.added)}</span>
            <span className="diff-count-removed">{differenceCopy.removed(diff.removed)}</span>
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
      <DiffLines lines={lines} isPlain={!isChange} renderPart={(part) => <Part part={part} current={hit} />} />
    </section>
  )
}

function comparedWith({ versions, revision }: ReviewDetail) {
  const published = versions.find((version) => version.state === 'passed' && version.revision < revision)
  return published ? `与第 ${published.revision} 版对比` : '与已发布版本对比'
}

function Part({ part, current }: { part: PlacedPart; current: number | undefined }) {
  if (part.hitIndex === null) return <DiffWords {...part} />
  return (
    <mark className="review-hit" data-hit={part.hitIndex} aria-current={part.hitIndex === current}>
      {part.text}
      {part.endsHit && <sup>{part.hit}</sup>}
    </mark>
  )
}
