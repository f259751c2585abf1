/** How much newer a piece must be to stand as high as one with ten times the interest. Talk ages faster than a FAQ. */
const DAYS_PER_TENFOLD = 30

type Interest = {
  viewCount: number
  likeCount: number
  collectCount: number
  answerCount: number
  commentCount: number
  publishedAt: Date
}

/** Rank in 热门: the order of two pieces changes only when somebody acts, so nothing is recomputed as time passes. */
export function questionHeat(interest: Interest): number {
  const { viewCount, likeCount, collectCount, answerCount, commentCount, publishedAt } = interest
  const weight = viewCount * 0.1 + likeCount * 2 + collectCount * 3 + answerCount * 4 + commentCount
  return Math.log10(1 + weight) + publishedAt.getTime() / (DAYS_PER_TENFOLD * 86_400_000)
}
