const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** The part of a very long text that is searched. */
const SEARCHED_LENGTH = 20_000

/** What is stored went through the sanitiser, so its markup is regular and needs no parser: this runs for every row of a rebuild. */
export const plainWords = (sanitisedHtml: string) =>
  sanitisedHtml
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCHED_LENGTH)
