import type { BannerDraft } from '@kms/contract/admin-banners'
import { PreviewFrame } from '../faq/preview/PreviewFrame.tsx'

/** As it will stand on the home pages; what a dialog shows below it, in a document that runs nothing. */
export function BannerPreview({ draft }: { draft: BannerDraft }) {
  return (
    <section aria-label="预览">
      <div className={`banner-preview banner-preview-${draft.theme}`}>
        {draft.kicker !== '' && <small>{draft.kicker}</small>}
        <strong>{draft.title || '标题'}</strong>
        {draft.text !== '' && <p>{draft.text}</p>}
        <span className="banner-preview-action">{draft.action}</span>
      </div>
      {draft.kind === 'dialog' && (
        <div className="banner-preview-dialog">
          <PreviewFrame title={draft.title}>
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: draft.content }} />
          </PreviewFrame>
        </div>
      )}
    </section>
  )
}
