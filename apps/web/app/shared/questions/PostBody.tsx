import { RichText } from '@kms/ui/RichText'
import { useArticleBody } from '../../shell/article-bodies.ts'

/** `bodyKey` names the text among all of the document. */
export const PostBody = ({ bodyKey, html }: { bodyKey: string; html: string | undefined }) => (
  <RichText key={bodyKey} id={bodyKey} html={useArticleBody(bodyKey, html)} />
)
