import { questionHeat } from '@kms/api/modules/questions/heat'
import { faqSearchTerms } from '@kms/api/modules/search/search-terms'
import { users } from '../demo/read-corpus.ts'
import { FIRST_LOAD_ID } from './make-faq.ts'
import { between, pick, randomFrom, zipfPicker, type Random } from './random.ts'
import * as words from './vocabulary.ts'

export const ANSWERS_EACH = 4

const MINUTE = 60_000
const DAY = 86_400_000
const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z')
const DAYS = 2_500
const SEED = 20_261_116
/** Views of the most read piece; the n-th has this divided by n^0.8. */
const MOST_VIEWS = 500_000
/** One in so many is an article. */
const ARTICLE_EVERY = 8

const pickSection = zipfPicker(words.leafSections)
const pickTag = zipfPicker(words.leafTags)
const pickCode = zipfPicker(words.codes, 0.7)
const pickPerson = zipfPicker(users, 0.5)

/** The question or article with this number and its answers, always the same for the same size of the set. */
export function makeQuestion(index: number, size: number) {
  const random = randomFrom(SEED + index * 2_654_435)
  const section = pickSection(random)
  const tagIds = [...new Set(Array.from({ length: between(random, 1, 3) }, () => pickTag(random).id))]
  const catalogueCodes = [...new Set(Array.from({ length: between(random, 0, 2) }, () => pickCode(random)))]
  const subject = catalogueCodes[0] ?? section.name
  const title =
    `${pick(random, words.scenes)}的${subject}出现${pick(random, words.symptoms)}，带${pick(random, words.loads)}怎么处理`.slice(
      0,
      60,
    )
  const text = textOf(random, 3, 9)
  const publishedAt = new Date(FIRST_DAY + Math.floor(random() * DAYS * DAY))
  const viewCount = Math.floor(MOST_VIEWS / rankOf(index, size) ** 0.8)
  const likeCount = Math.floor(viewCount * (0.005 + random() * 0.03))
  const collectCount = Math.floor(viewCount * (0.002 + random() * 0.02))
  const id = FIRST_LOAD_ID + index
  const hasBest = index % ARTICLE_EVERY !== 0 && random() < 0.6
  const answers = Array.from({ length: ANSWERS_EACH }, (_, place) => ({
    id: FIRST_LOAD_ID + index * ANSWERS_EACH + place,
    questionId: id,
    authorId: pickPerson(random).id,
    isBest: hasBest && place === 0,
    ...textOf(random, 1, 5),
    likeCount: Math.floor(likeCount * random() * 0.5),
    publishedAt: new Date(publishedAt.getTime() + between(random, 1, 3_000) * MINUTE),
  }))
  return {
    id,
    authorId: pickPerson(random).id,
    questionType: index % ARTICLE_EVERY === 0 ? 1 : 0,
    title,
    ...text,
    sectionId: section.id,
    tagIds,
    catalogueCodes,
    publishedAt,
    viewCount,
    likeCount,
    collectCount,
    heat: questionHeat({ viewCount, likeCount, collectCount, answerCount: ANSWERS_EACH, commentCount: 0, publishedAt }),
    searchTerms: faqSearchTerms({ title, conclusion: text.excerpt, catalogueCodes }),
    answers,
  }
}

/** Scatters the ranks 1…size over the numbers, each once. */
const rankOf = (index: number, size: number) => Number((BigInt(index) * 1_000_003n) % BigInt(size)) + 1

function textOf(random: Random, fewest: number, most: number) {
  const sentences = Array.from({ length: between(random, fewest, most) }, () => pick(random, words.sentences))
  const items = Array.from({ length: between(random, 0, 4) }, () => pick(random, words.listItems))
  const list = items.length > 0 ? `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>` : ''
  return { html: `<p>${sentences.join('')}</p>${list}`, excerpt: sentences.join('').slice(0, 160) }
}
