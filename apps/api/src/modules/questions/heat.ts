import { heatFrom } from '../../kernel/heat.ts'

/** Talk ages faster than a FAQ. */
const DAYS_PER_TENFOLD = 30

type Interest = {
  viewCount: number
  likeCount: number
  collectCount: number
  answerCount: number
  commentCount: number
  publishedAt: Date
}

/** Rank in 热门. */
export function questionHeat(interest: Interest): number {
  const { viewCount, likeCount, collectCount, answerCount, commentCount, publishedAt } = interest
  const weight = viewCount * 0.1 + likeCount * 2 + collectCount * 3 + answerCount * 4 + commentCount
  return heatFrom(weight, publishedAt, DAYS_PER_TENFOLD)
}
