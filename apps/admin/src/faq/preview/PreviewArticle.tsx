import type { FaqDetail } from '@kms/contract/faq'

export function PreviewArticle({ faq }: { faq: FaqDetail }) {
  return (
    <article>
      <p className="muted">{faq.path.map((section) => section.name).join(' › ')}</p>
      <h1>{faq.title}</h1>
      <p className="chips">
        {faq.catalogueCodes.map((code) => (
          <span key={code} className="nameplate">
            {code}
          </span>
        ))}
        {faq.tags.map((tag) => (
          <span key={tag.id} className="tag-chip">
            {tag.name}
          </span>
        ))}
      </p>
      <section className="conclusion">
        <h2>
          <span className="badge official">官方</span> 结论
        </h2>
        <p>{faq.conclusion}</p>
        <p className="muted">
          {faq.reviewOverdue ? `应于 ${faq.reviewBy} 复核，已逾期` : `复核于 ${faq.reviewedAt}`} · 生效 {faq.validFrom}
        </p>
      </section>
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: faq.content }} />
    </article>
  )
}
