import { describe, expect, it } from 'vitest'
import { questionMeta, type AnswerSummary } from './question-meta.ts'

const site = { origin: 'https://kb.example.com/', name: '施知道' }
const author = { id: '9', nickname: '盘厂老周', title: '', isBigV: false, isOfficial: false }
const piece = {
  id: '2001',
  questionType: 0 as const,
  title: 'NSX250F 跳闸后手柄停在中间',
  excerpt: '出线柜带一台 90 kW 风机。',
  bestExcerpt: '手柄停在中间就是脱扣位。',
  author,
  section: { id: '2', name: '塑壳断路器' },
  tags: [{ id: '5', name: '脱扣复位' }],
  catalogueCodes: ['NSX250F'],
  publishedAt: '2026-01-17T00:00:00.000Z',
  editedAt: null,
  viewCount: 1,
  likeCount: 36,
  collectCount: 1,
  answerCount: 2,
  commentCount: 1,
  path: [],
  bestAnswerId: '7',
  revisionCount: 1,
  liked: false,
  collected: false,
  can: {
    edit: false,
    delete: false,
    readHistory: false,
    answer: false,
    setBestAnswer: false,
    comment: false,
    like: false,
    merge: false,
  },
}
const answer = (id: string, isBest: boolean): AnswerSummary => ({
  id,
  isBest,
  likeCount: 58,
  createdAt: '2026-01-18T00:00:00.000Z',
  author: '继保老炮',
  text: `回答 ${id}`,
})
const jsonLdOf = (input: typeof piece | (Omit<typeof piece, 'questionType'> & { questionType: 1 })) =>
  questionMeta(site, 'pc', input, [answer('7', true), answer('8', false)]).find((tag) => 'script:ld+json' in tag)

describe('what search engines read about a question', () => {
  it('names the desktop address as canonical on both sites', () => {
    const canonical = { tagName: 'link', rel: 'canonical', href: 'https://kb.example.com/kms/pc/detail/question/2001' }
    expect(questionMeta(site, 'pc', piece, [])).toContainEqual(canonical)
    expect(questionMeta(site, 'mobile', piece, [])).toContainEqual(canonical)
  })

  it('describes it by its best answer, and by its own beginning without one', () => {
    const describedAs = (bestExcerpt: string | null) =>
      questionMeta(site, 'pc', { ...piece, bestExcerpt }, []).find((tag) => 'name' in tag && tag.name === 'description')
    expect(describedAs('脱扣位')).toMatchObject({ content: '脱扣位' })
    expect(describedAs(null)).toMatchObject({ content: piece.excerpt })
  })

  it('is a QAPage with the adopted answer apart from the others', () => {
    expect(jsonLdOf(piece)).toMatchObject({
      'script:ld+json': {
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: piece.title,
          answerCount: 2,
          acceptedAnswer: {
            text: '回答 7',
            upvoteCount: 58,
            url: 'https://kb.example.com/kms/pc/detail/question/2001#answer-7',
          },
          suggestedAnswer: [{ text: '回答 8' }],
        },
      },
    })
  })

  it('is an Article when it is one', () => {
    expect(jsonLdOf({ ...piece, questionType: 1 })).toMatchObject({
      'script:ld+json': { '@type': 'Article', headline: piece.title, author: { name: '盘厂老周' } },
    })
  })
})
