import type { SearchHit } from '@kms/contract/search'
import type { SearchWish } from '@kms/features/search/search-wish'
import { Avatar } from '@kms/ui/Avatar'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Highlighted } from '@kms/ui/Highlighted'
import { Icon } from '@kms/ui/Icon'
import { QuestionIcon } from '@kms/ui/QuestionIcon'
import { excerptLabel, hitState, type FoundBy } from '../../shared/search/hit-view.ts'
import { HitChips } from '../../shared/search/HitChips.tsx'
import { HitLink } from '../../shared/search/HitLink.tsx'
import { HitMeta } from '../../shared/search/HitMeta.tsx'

const CHIPS_SHOWN = 4

type Props = { hit: SearchHit; wish: SearchWish; found: FoundBy }

/** State first, then the title, then the answer itself. */
export function HitRow({ hit, wish, found }: Props) {
  const label = excerptLabel(hit)
  return (
    <article className="feed-row">
      <HitBlock hit={hit} />
      <div>
        <h2>
          <HitLink hit={hit} found={found} device="pc" />
        </h2>
        <p className={hit.type === 'QUESTION' ? 'excerpt best clamp-2' : 'excerpt clamp-2'}>
          {label && <em>{label}</em>}
          <Highlighted html={hit.highlight.content} />
        </p>
        <HitChips hit={hit} wish={wish} device="pc" limit={CHIPS_SHOWN} />
        {hit.type !== 'USER' && <HitMeta hit={hit} className="row-meta" />}
      </div>
    </article>
  )
}

function HitBlock({ hit }: { hit: SearchHit }) {
  if (hit.type === 'USER') return <Avatar name={hit.title} size={44} isBigV={hit.author?.isBigV ?? false} />
  if (hit.type === 'FAQ')
    return (
      <div className="state-block">
        <Icon name="book" size={20} />
        {faqCopy.official}
      </div>
    )
  const state = hitState(hit)
  const counted = state === 'answered' || state === 'solved'
  return (
    <div className={`state-block ${state}`}>
      {counted ? <b>{formatCount(hit.answerCount)}</b> : <QuestionIcon name={state} size={20} />}
      {questionCopy.state[state]}
    </div>
  )
}
