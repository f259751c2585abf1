import { signInPath } from '@kms/features/faq/faq-paths'
import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { useShare } from '@kms/features/shell/use-share'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon } from '@kms/ui/Icon'
import { ShareIcon } from '@kms/ui/ShareIcon'
import { Link } from 'react-router'

/** Stays at the bottom of the screen. Liking and collecting lead to sign-in; sharing works for everybody. */
export function ActionBar({ faq }: Pick<FaqDetailData, 'faq'>) {
  const { copied, share } = useShare()
  const likes = formatCount(faq.likeCount)
  const collects = formatCount(faq.collectCount)
  return (
    <aside className="action-bar" aria-label={faqDetailCopy.actions}>
      <Link to={signInPath('mobile')} aria-label={faqDetailCopy.signInToLike(likes)}>
        <Icon name="like" size={20} />
        {faqDetailCopy.like} {likes}
      </Link>
      <Link to={signInPath('mobile')} aria-label={faqDetailCopy.signInToCollect(collects)}>
        <Icon name="star" size={20} />
        {faqDetailCopy.collect} {collects}
      </Link>
      <button type="button" onClick={() => void share(faq.title)}>
        <ShareIcon />
        <span role="status">{copied ? faqDetailCopy.linkCopied : faqDetailCopy.share}</span>
      </button>
    </aside>
  )
}
