import type { SearchHit } from '@kms/contract/search'
import type { SearchWish } from '@kms/features/search/search-wish'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Highlighted } from '@kms/ui/Highlighted'
import { Icon } from '@kms/ui/Icon'
import { QuestionIcon } from '@kms/ui/QuestionIcon'
import { excerptLabel, hitState, type FoundBy } from '../../shared/search/hit-view.ts'
import { HitChips } from '../../shared/search/HitChips.tsx'
import { HitLink } from '../../shared/search/HitLink.tsx'
import { HitMeta } from '../../shared/search/HitMeta.tsx'

const CHIPS_SHOWN = 3

type Props = { hit: SearchHit; wish: SearchWish; found: FoundBy }

export function HitCard({ hit, wish, found }: Props) {
  const label = excerptLabel(hit)
  return (
    <article className="feed-card">
      <HitWord hit={hit} />
      <h2>
        <HitLink hit={hit} found={found} device="mobile" />
      </h2>
      <p className={hit.type === 'QUESTION' ? 'excerpt best clamp-2' : 'excerpt clamp-2'}>
        {label && <em>{label}</em>}
        <Highlighted html={hit.highlight.content} />
      </p>
      <HitChips hit={hit} wish={wish} device="mobile" limit={CHIPS_SHOWN} />
      {hit.type !== 'USER' && <HitMeta hit={hit} className="card-meta" />}
    </article>
  )
}

function HitWord({ hit }: { hit: SearchHit }) {
  if (hit.type === 'USER') return <p className="state-word">{searchCopy.types.USER}</p>
  if (hit.type === 'FAQ')
    return (
      <p className="state-word official">
        <Icon name="verified" size={14} />
        {faqCopy.officialFaq}
      </p>
    )
  const state = hitState(hit)
  return (
    <p className={`state-word ${state}`}>
      {state !== 'answered' && <QuestionIcon name={state} size={14} />}
      {state === 'answered' ? questionCopy.answersCount(formatCount(hit.answerCount)) : questionCopy.state[state]}
    </p>
  )
}
