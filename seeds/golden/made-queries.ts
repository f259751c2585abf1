import { fileDictionary } from '@kms/api/modules/search/dictionary/dictionary'
import { spokenSyllables } from '@kms/api/modules/search/understanding/pinyin'
import { faqs, pathOf, sections, tags } from '../demo/read-corpus.ts'
import { pieces } from '../demo/read-questions.ts'
import { average, corpusIdOf, DEPTH, ndcgOf, type Find } from './judge.ts'

/** Queries that the corpus itself gives rise to: to tune by without looking at anybody's golden ones. */
export async function judgeMadeQueries(find: Find): Promise<string[]> {
  const lines = ['\nmade from the corpus: nDCG@10']
  const filed = await judgeSectionsWithTags(find)
  lines.push(`a section and a tag, judged by where pieces are filed (${filed.length}): ${average(filed).toFixed(3)}`)
  for (const [spelling, figures] of Object.entries(await judgePinyin(find)))
    lines.push(
      `pinyin, ${spelling}, judged by what the characters find (${figures.length}): ${average(figures).toFixed(3)}`,
    )
  return lines
}

/** A tag that nearly all pieces of a section have does not tell them apart. */
const TELLING_SHARE = 0.7
const WORDINGS = 3

async function judgeSectionsWithTags(find: Find): Promise<number[]> {
  const all = [...faqs, ...pieces]
  const topOf = (sectionId: string) => pathOf(sectionId)[0]
  const figures: number[] = []
  for (const section of sections.filter(({ parent_id }) => parent_id))
    for (const tag of tags.filter(({ parent_id }) => parent_id)) {
      const inside = all.filter(({ sectionId }) => sectionId === section.id)
      const both = inside.filter(({ tagIds }) => tagIds.includes(tag.id))
      if (both.length === 0 || both.length > inside.length * TELLING_SHARE) continue
      const gradeOf = ({ sectionId, tagIds }: (typeof all)[number]) => {
        const hasTag = tagIds.includes(tag.id)
        if (sectionId === section.id) return hasTag ? 3 : 1
        return hasTag && topOf(sectionId) === topOf(section.id) ? 1 : 0
      }
      const grades = new Map(all.map((piece) => [piece.corpusId, gradeOf(piece)]))
      for (const query of wordingsOf(section.name, [tag.name, ...tag.aliases])) {
        const found = (await find(query, 'content')).map((id) => grades.get(corpusIdOf(id)) ?? 0)
        figures.push(ndcgOf(found, [...grades.values()]))
      }
    }
  return figures
}

/** As the section is called and as people call it, with a name of the tag. */
function wordingsOf(section: string, tagNames: readonly string[]): string[] {
  const name = section.split(/[与和]/)[0] as string
  const others = fileDictionary.groups.find(({ canonical }) => canonical === name)?.correct ?? []
  return [name, ...others].slice(0, WORDINGS).map((word, index) => `${word} ${tagNames[index % tagNames.length]}`)
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** What the characters find is what pinyin should find: the first two above the next three above the rest. */
const gradeAt = (place: number) => (place < 0 ? 0 : place < 2 ? 3 : place < 5 ? 2 : 1)

async function judgePinyin(find: Find): Promise<Record<string, number[]>> {
  const figures: Record<string, number[]> = { 'in one run': [], 'word by word': [], 'beside characters': [] }
  for (const { title } of faqs) {
    const words = (title.match(/\p{Script=Han}+/gu) ?? [])
      .flatMap((run) => [...segmenter.segment(run)].map(({ segment }) => segment))
      .filter((word) => word.length >= 2)
    const [first, second] = words
    if (!first || !second) continue
    const wanted = (await find(`${first} ${second}`, 'content')).slice(0, DEPTH)
    if (wanted.length === 0) continue
    const [one, two] = [first, second].map((word) => spokenSyllables(word).join(''))
    const spellings = {
      'in one run': `${one}${two}`,
      'word by word': `${one} ${two}`,
      'beside characters': `${first} ${two}`,
    }
    for (const [spelling, query] of Object.entries(spellings)) {
      const found = (await find(query, 'content')).map((id) => gradeAt(wanted.indexOf(id)))
      figures[spelling]?.push(
        ndcgOf(
          found,
          wanted.map((_, place) => gradeAt(place)),
        ),
      )
    }
  }
  return figures
}
