import { AdoptedMarkup } from '@kms/ui/AdoptedMarkup'
import { useArticleBody } from '../../shell/article-bodies.ts'

type Props = { name: string; html: string | undefined; className?: string }

/** A part of the page that the server made: markup that needs no code of its own in the browser. */
export const ServerPart = ({ name, html, className }: Props) => (
  <AdoptedMarkup id={`part-${name}`} html={useArticleBody(name, html)} className={className} />
)
