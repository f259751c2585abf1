import { AdoptedMarkup } from './AdoptedMarkup.tsx'

/** An article's body: sanitised HTML, undefined in the browser when the document already carries it. */
export const RichText = ({ id, html }: { id: string; html: string | undefined }) => (
  <AdoptedMarkup id={id} html={html} className="rich-text" />
)
