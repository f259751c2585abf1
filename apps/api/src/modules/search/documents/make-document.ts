import { codesInText, normaliseCode } from '../catalogue-code.ts'
import { quantitiesIn } from '../quantities.ts'
import { pinyinText } from '../understanding/pinyin.ts'
import { stampOf, type DocumentFields, type SearchDocument, type Source } from './document.ts'

/** A piece that lists more numbers than this mentions them rather than being about them. */
const MAIN_CODES = 2

type Texts = Pick<DocumentFields, 'title' | 'conclusion' | 'content' | 'labels'>
type Rest = Pick<
  DocumentFields,
  | ('type' | 'sectionIds' | 'tagIds' | 'answered' | 'solved' | 'hasAttachment' | 'bigV')
  | ('publishedAt' | 'heat' | 'interest' | 'series' | 'appeal' | 'reviewBy')
>

/** Works out from the texts what else they are found by. */
export function makeDocument(
  source: Source,
  id: string,
  texts: Texts,
  catalogueCodes: readonly string[],
  rest: Rest,
): SearchDocument {
  const listed = catalogueCodes.map(normaliseCode)
  // A number that is written with spaces (MTZ2 20H1) is no word of the text; the list says what to look for.
  const mentioned = (text: string) => {
    const joined = normaliseCode(text)
    return [...new Set([...codesInText(text), ...listed.filter((code) => joined.includes(code))])]
  }
  const fields: DocumentFields = {
    ...texts,
    ...rest,
    titleCodes: mentioned(texts.title),
    textCodes: mentioned(`${texts.conclusion} ${texts.content}`),
    listedCodes: listed,
    mainCodes: listed.length <= MAIN_CODES ? listed.slice(0, 1) : [],
    titleQuantities: quantitiesIn(texts.title),
    quantities: quantitiesIn(`${texts.title} ${texts.conclusion} ${texts.content}`),
  }
  return {
    ...fields,
    source,
    id: Number(id),
    titlePinyin: pinyinText(texts.title),
    textPinyin: pinyinText(`${texts.conclusion} ${texts.labels}`),
    stamp: stampOf(fields),
  }
}

/** One text: the segmenter has a fixed cost for every value of a list. */
export const labelsOf = (names: readonly string[]) => [...new Set(names)].join('，')
