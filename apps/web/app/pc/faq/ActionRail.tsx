import type { FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { useShare } from '@kms/features/shell/use-share'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { ShareIcon } from '@kms/ui/ShareIcon'
import { FaqMarks } from '../../shared/faq/FaqMarks.tsx'

export function ActionRail({ faq }: Pick<FaqDetailData, 'faq'>) {
  const { copied, share } = useShare()
  return (
    <aside className="action-rail" aria-label={faqDetailCopy.actions}>
      <FaqMarks faq={faq} />
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
