import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { signInPath } from '@kms/features/faq/faq-paths'
import { useShare } from '@kms/features/shell/use-share'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
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
    <aside className="action-rail" aria-label={faqDetailCopy.actions}>
      <Link to={signInPath('pc')} aria-label={faqDetailCopy.signInToLike(likes)}>
        <Icon name="like" size={20} />
        {likes}
      </Link>
      <Link to={signInPath('pc')} aria-label={faqDetailCopy.signInToCollect(collects)}>
        <Icon name="star" size={20} />
        {faqDetailCopy.collect} {collects}
      </Link>
      <button type="button" onClick={() => void share(faq.title)}>
        <ShareIcon />
        {faqDetailCopy.share}
      </button>
      <span className="rail-note" role="status">
        {copied && faqDetailCopy.linkCopied}
      </span>
    </aside>
  )
}
