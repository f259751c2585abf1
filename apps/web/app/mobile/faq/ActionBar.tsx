import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { useShare } from '@kms/features/shell/use-share'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { ShareIcon } from '@kms/ui/ShareIcon'
import { FaqMarks } from '../../shared/faq/FaqMarks.tsx'

/** Stays at the bottom of the screen. */
export function ActionBar({ faq }: Pick<FaqDetailData, 'faq'>) {
  const { copied, share } = useShare()
  return (
    <aside className="action-bar" aria-label={faqDetailCopy.actions}>
      <FaqMarks faq={faq} />
      <button type="button" onClick={() => void share(faq.title)}>
        <ShareIcon />
        <span role="status">{copied ? faqDetailCopy.linkCopied : faqDetailCopy.share}</span>
      </button>
    </aside>
  )
}
