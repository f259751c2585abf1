import { RichText } from '@kms/ui/RichText'
import { useArticleBody } from '../../shell/article-bodies.ts'

export const ArticleBody = ({ faqId, html }: { faqId: string; html: string | undefined }) => (
  <RichText key={faqId} id={`faq-${faqId}`} html={useArticleBody(faqId, html)} />
)
