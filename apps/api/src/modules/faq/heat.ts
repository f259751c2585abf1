import { heatFrom } from '../../kernel/heat.ts'

const DAYS_PER_TENFOLD = 180

type Interest = { viewCount: number; likeCount: number; collectCount: number; publishedAt: Date }

/** Rank among the hot FAQs. */
export const heatOf = ({ viewCount, likeCount, collectCount, publishedAt }: Interest): number =>
  heatFrom(viewCount * 0.1 + likeCount * 2 + collectCount * 3, publishedAt, DAYS_PER_TENFOLD)
