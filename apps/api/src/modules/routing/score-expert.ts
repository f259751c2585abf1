import { hoursUntilWork, type Week } from './working-hours.ts'

/** What is known of somebody who could be asked. */
export type Candidate = {
  id: string
  /** Tags of the question that are among his skills. */
  sharedTags: number
  /** Of his latest answers, those to questions of the same section or with one of the same tags. */
  fittingAnswers: number
  followsSection: boolean
  openOffers: number
  answeredLately: number
  week: Week
}

/** Skill is said by tags first, then shown by answers; following a section only tips the balance. */
const BY_TAGS = 0.55
const BY_ANSWERS = 0.35
const BY_SECTION = 0.1
/** So many fitting answers show about two thirds of what answers can show. */
const ANSWERS_SCALE = 4
/** So many answers in the last days weigh as much as one open offer. */
const ANSWERS_PER_OFFER = 5
/** Who is away for longer than this is asked only when nobody else fits. */
const AWAY_HOURS = 72
const LEAST_PRESENCE = 0.1

const skillOf = ({ sharedTags, fittingAnswers, followsSection }: Candidate, questionTags: number) =>
  BY_TAGS * (questionTags === 0 ? 0 : Math.min(1, sharedTags / questionTags)) +
  BY_ANSWERS * (1 - Math.exp(-fittingAnswers / ANSWERS_SCALE)) +
  (followsSection ? BY_SECTION : 0)

const easeOf = ({ openOffers, answeredLately }: Candidate) => 1 / (1 + openOffers + answeredLately / ANSWERS_PER_OFFER)

const presenceOf = ({ week }: Candidate, now: Date) =>
  Math.max(LEAST_PRESENCE, 1 - hoursUntilWork(week, now) / AWAY_HOURS)

/** Skill × load × working hours, from 0 (does not fit at all) to 1. */
export const scoreExpert = (expert: Candidate, questionTags: number, now: Date) =>
  skillOf(expert, questionTags) * easeOf(expert) * presenceOf(expert, now)

/** Those who fit, the best first; of equals the one who has been a member longer. */
export function rankExperts<C extends Candidate>(experts: readonly C[], questionTags: number, now: Date): C[] {
  return experts
    .map((expert) => ({ expert, score: scoreExpert(expert, questionTags, now) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || Number(BigInt(a.expert.id) - BigInt(b.expert.id)))
    .map(({ expert }) => expert)
}
