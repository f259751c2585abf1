import type { ReviewDetail } from '@kms/contract/admin-review'
import { Segmented } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { PreviewFrame } from '../faq/preview/PreviewFrame.tsx'
import { useShortcut } from '../shell/use-shortcut.ts'
import { kindOf } from './review-words.ts'
import { ReviewDiff } from './ReviewDiff.tsx'
import { VersionList } from './VersionList.tsx'

type View = 'diff' | 'preview' | 'text'
const VIEWS = [
  { value: 'diff', label: '对比' },
  { value: 'preview', label: '预览' },
  { value: 'text', label: '原文' },
] satisfies { value: View; label: string }[]

export function PieceContent({ piece, focusTitle }: { piece: ReviewDetail; focusTitle: boolean }) {
  const [view, setView] = useState<View>('diff')
  const [hit, setHit] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  useShortcut({ key: 'n', enabled: piece.hits.length > 0 }, () => nextHit())
  useEffect(() => {
    // The button that decided on the piece before is gone; the reader goes on here.
    if (focusTitle && document.activeElement === document.body) heading.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])

  const nextHit = () => {
    setView('diff')
    setHit((before) => (before === undefined ? 0 : (before + 1) % piece.hits.length))
  }
  return (
    <>
      <div className="review-piece-head">
        <span className="badge">
          {kindOf(piece)} · 第 {piece.revision} 版
        </span>
        {piece.section?.name}
        {piece.isChange && <span>已发布版本不受影响，通过后替换</span>}
        <Segmented<View> aria-label="显示方式" size="small" value={view} onChange={setView} options={VIEWS} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {piece.title}
      </h1>
      {view === 'diff' ? (
        <ReviewDiff piece={piece} hit={hit} nextHit={nextHit} />
      ) : view === 'text' ? (
        <pre className="review-box review-text">{piece.text}</pre>
      ) : (
        <div className="review-box review-preview">
          <PreviewFrame title={piece.title}>
            <article>
              <h1>{piece.title}</h1>
              <div className="rich-text" dangerouslySetInnerHTML={{ __html: piece.content }} />
            </article>
          </PreviewFrame>
        </div>
      )}
      <VersionList versions={piece.versions} />
    </>
  )
}
