import { sanitiseHtml } from '@kms/api/kernel/sanitise-html'
import { heatOf } from '@kms/api/modules/faq/heat'
import { faqSearchTerms } from '@kms/api/modules/search/search-terms'
import { pathOf } from '../demo/read-corpus.ts'
import { between, pick, randomFrom, zipfPicker, type Random } from './random.ts'
import * as words from './vocabulary.ts'

/** Beside the demo corpus, whose ids stay far below. */
export const FIRST_LOAD_ID = 1_000_000

const DAY = 86_400_000
const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z')
const DAYS = 2_500
const SEED = 20_261_115
/** Views of the most read FAQ; the n-th has this divided by n^0.8. */
const MOST_VIEWS = 2_000_000

const pickSection = zipfPicker(words.leafSections)
const pickTag = zipfPicker(words.leafTags)
const pickCode = zipfPicker(words.codes, 0.7)

// Everything below is made of sanitised pieces, so sanitising each of a million bodies would change nothing.
const tables = words.tables.map((table) => sanitiseHtml(table))

export type LoadFaq = ReturnType<typeof makeFaq>

/** The FAQ with this number, always the same one for the same size of the set. */
export function makeFaq(index: number, size: number) {
  const random = randomFrom(SEED + index * 2_654_435)
  const section = pickSection(random)
  const tagIds = [...new Set(Array.from({ length: between(random, 1, 4) }, () => pickTag(random).id))]
  const catalogueCodes = [...new Set(Array.from({ length: between(random, 0, 3) }, () => pickCode(random)))]
  const title = makeTitle(random, section.name, catalogueCodes[0])
  const conclusion = makeConclusion(random)
  const publishedAt = new Date(FIRST_DAY + Math.floor(random() * DAYS * DAY))
  const day = (offset: number) => new Date(publishedAt.getTime() + offset * DAY).toISOString().slice(0, 10)
  const viewCount = Math.floor(MOST_VIEWS / popularityRank(index, size) ** 0.8)
  const likeCount = Math.floor(viewCount * (0.005 + random() * 0.03))
  const collectCount = Math.floor(viewCount * (0.002 + random() * 0.02))
  return {
    id: FIRST_LOAD_ID + index,
    title,
    conclusion,
    html: makeBody(random, section.name),
    sectionId: section.id,
    sectionIds: pathOf(section.id),
    tagIds,
    catalogueCodes,
    validFrom: day(0),
    reviewedAt: day(between(random, 0, 300)),
    reviewBy: day(between(random, 365, 1_400)),
    publishedAt,
    viewCount,
    likeCount,
    collectCount,
    heat: heatOf({ viewCount, likeCount, collectCount, publishedAt }),
    searchTerms: faqSearchTerms({ title, conclusion, catalogueCodes }),
  }
}

/** Scatters the ranks 1…size over the numbers, each once: the multiplier shares no factor with any usual size. */
const popularityRank = (index: number, size: number) => Number((BigInt(index) * 1_000_003n) % BigInt(size)) + 1

function makeTitle(random: Random, section: string, code: string | undefined): string {
  const symptom = pick(random, words.symptoms)
  const scene = pick(random, words.scenes)
  const load = pick(random, words.loads)
  const ampere = pick(random, words.amperes)
  const subject = code ? `${code} ${random() < 0.5 ? section : ''}`.trim() : section
  return pick(random, [
    `${scene}的${subject}出现${symptom}怎么处理`,
    `${subject}带 ${ampere} A ${load}，${symptom}如何判断`,
    `${load}回路用${subject}时${symptom}的检查顺序`,
    `${subject}的${symptom}怎么选、怎么整定（${scene}）`,
    `${scene}改造：${subject}与${pick(random, words.symptoms)}要注意什么`,
    `${ampere} A ${subject}在${scene}能不能用`,
  ])
}

const makeConclusion = (random: Random) =>
  random() < 0.5
    ? pick(random, words.conclusions)
    : `${pick(random, words.sentences)}额定电流按 ${pick(random, words.amperes)} A 核对，${pick(random, words.listItems)}`.slice(
        0,
        200,
      )

/** As long as real answers are: most around 500 characters, a few up to 2000. */
const MIN_BODY = 300
const MAX_BODY = 2_000

function makeBody(random: Random, section: string): string {
  const some = (low: number, high: number, items: readonly string[]) =>
    Array.from({ length: between(random, low, high) }, () => pick(random, items))
  const paragraph = () =>
    `<p>${some(2, 5, words.sentences).join('')}现场${section}电流约 ${pick(random, words.amperes)} A。</p>`
  const list = (tag: 'ul' | 'ol') =>
    `<${tag}>${some(3, 6, words.listItems)
      .map((item) => `<li>${item}</li>`)
      .join('')}</${tag}>`
  const heading = () => `<h3>${pick(random, words.headings)}</h3>`
  const blocks = [
    paragraph,
    () => list('ol'),
    () => heading() + paragraph(),
    () => list('ul'),
    () => pick(random, tables),
  ]

  const wanted = Math.min(MAX_BODY - 400, MIN_BODY - 200 * Math.log(1 - random()))
  let html = paragraph()
  let length = textLength(html)
  while (length < wanted) {
    const block = pick(random, blocks)()
    html += block
    length += textLength(block)
  }
  return html
}

const textLength = (html: string) => html.replace(/<[^>]+>/g, '').length
