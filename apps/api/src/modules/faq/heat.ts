/** How much newer a FAQ must be to stand as high as one with ten times the interest. */
const DAYS_PER_TENFOLD = 180

type Interest = { viewCount: number; likeCount: number; collectCount: number; publishedAt: Date }

/**
 * Rank among the hot FAQs. Interest counts by its order of magnitude and the date of publishing adds to it, so the order
 * of two FAQs changes only when somebody acts: nothing has to be recomputed as time passes.
 */
export function heatOf({ viewCount, likeCount, collectCount, publishedAt }: Interest): number {
  const interest = viewCount * 0.1 + likeCount * 2 + collectCount * 3
  return Math.log10(1 + interest) + publishedAt.getTime() / (DAYS_PER_TENFOLD * 86_400_000)
}
