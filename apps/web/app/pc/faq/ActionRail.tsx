import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { signInPath } from '@kms/features/faq/faq-paths'
import { useShare } from '@kms/features/shell/use-share'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon } from '@kms/ui/Icon'
import { ShareIcon } from '@kms/ui/ShareIcon'
import { Link } from 'react-router'

/** Liking and collecting need an account; sharing doesn't. */
export function ActionRail({ faq }: Pick<FaqDetailData, 'faq'>) {
  const { copied, share } = useShare()
  const likes = formatCount(faq.likeCount)
  const collects = formatCount(faq.collectCount)
  return (
    <aside className="action-rail" aria-label={faqCopy.actions}>
      <Link to={signInPath('pc')} aria-label={faqCopy.signInToLike(likes)}>
        <Icon name="like" size={20} />
        {likes}
      </Link>
      <Link to={signInPath('pc')} aria-label={faqCopy.signInToCollect(collects)}>
        <Icon name="star" size={20} />
        {faqCopy.collect} {collects}
      </Link>
      <button type="button" onClick={() => void share(faq.title)}>
        <ShareIcon />
        {faqCopy.share}
      </button>
      <span className="rail-note" role="status">
        {copied && faqCopy.linkCopied}
      </span>
    </aside>
  )
}
