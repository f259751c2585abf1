import { parseCronItems, type TaskList } from 'graphile-worker'
import type { Deps } from './kernel/deps.ts'
import type { JobHandlers, JobName } from './kernel/jobs.ts'
import { forgetRequestKeys } from './kernel/once.ts'
import { recoverJobs } from './kernel/recover-jobs.ts'
import { decideAnswer, followAdoption, followAnswer } from './modules/answers/index.ts'
import { keepBehaviourPartitions, rollUpViews } from './modules/behaviour/index.ts'
import { decideComment, followComment } from './modules/comments/index.ts'
import { announceFaqChange, refreshFaqHeat } from './modules/faq/index.ts'
import { checkFile, eraseFile, prepareStore, sweepFiles } from './modules/files/index.ts'
import { refreshHome, refreshRecommendation, tellNotice } from './modules/home/index.ts'
import { followFollow, noteDynamic, refreshTally, repairPeople } from './modules/people/index.ts'
import {
  checkLedger,
  payForAdoption,
  payForAnswer,
  payForComment,
  payForMark,
  payForQuestion,
  payForReading,
  settleExchange,
  tidyPoints,
} from './modules/points/index.ts'
import { buildExport, eraseAccount, sweepPrivacy } from './modules/privacy/index.ts'
import { decideQuestion, followMerge, followQuestionChange, refreshQuestionHeat } from './modules/questions/index.ts'
import { closeOffers, expireOffers, offerQuestion } from './modules/routing/index.ts'
import {
  announceMessages,
  deliverByWeChat,
  forgetMessages,
  sendDigests,
  tellFollowers,
  tellLikes,
} from './modules/messages/index.ts'
import { settleDecision, tellAuthor } from './modules/review/index.ts'
import {
  checkIndex,
  countSearchDays,
  indexAuthorOf,
  indexDocument,
  keepSearchPartitions,
  learnAppeal,
  learnRelated,
} from './modules/search/index.ts'
import { forgetExpired } from './modules/session/index.ts'
import { countJob, reportDrift } from './plugins/metrics.ts'

/** Who does what review decided. */
const decideBy = { question: decideQuestion, answer: decideAnswer, comment: decideComment }

/** The one list of what the worker can do. */
const handlers: JobHandlers = {
  'session.forget': forgetExpired,
  'faq.changed': async (deps, payload) => {
    // Readers first: the search engine may be away, and then this job comes back later.
    await announceFaqChange(deps, payload)
    await indexDocument(deps, { source: 'faq', id: payload.faqId })
  },
  'file.check': checkFile,
  'file.erase': eraseFile,
  'file.sweep': sweepFiles,
  'file.prepareStore': prepareStore,
  'review.decided': async (deps, payload) => {
    if (!(await settleDecision(deps, payload))) return
    await decideBy[payload.targetType](deps, payload)
    await tellAuthor(deps, payload)
  },
  'question.changed': async (deps, payload) => {
    await followQuestionChange(deps, payload)
    await noteDynamic(deps, 'question', payload.questionId)
    await payForQuestion(deps, payload)
    await offerQuestion(deps, payload)
    await indexDocument(deps, { source: 'question', id: payload.questionId })
    await indexAuthorOf(deps, 'question', payload.questionId)
  },
  'question.heat': async (deps, payload) => {
    await refreshQuestionHeat(deps, payload)
    await indexDocument(deps, { source: 'question', id: payload.questionId })
  },
  'question.merged': followMerge,
  'notice.tell': tellNotice,
  'search.days': (deps) => countSearchDays(deps),
  'search.index': indexDocument,
  'search.partitions': (deps) => keepSearchPartitions(deps),
  'search.check': async (deps) => {
    const compared = await checkIndex(deps)
    if (compared.outdated + compared.left > 0) deps.log.warn(compared, 'the search index was put right')
  },
  'search.learn': async (deps) => {
    await learnRelated(deps)
    await learnAppeal(deps)
  },
  'answer.published': async (deps, payload) => {
    await followAnswer(deps, payload)
    await noteDynamic(deps, 'answer', payload.answerId)
    await payForAnswer(deps, payload)
    await closeOffers(deps, payload)
    await indexAuthorOf(deps, 'answer', payload.answerId)
  },
  'answer.adopted': async (deps, payload) => {
    await followAdoption(deps, payload)
    await noteDynamic(deps, 'answer', payload.answerId)
    await payForAdoption(deps, payload)
  },
  'comment.published': async (deps, payload) => {
    await followComment(deps, payload)
    await noteDynamic(deps, 'comment', payload.commentId)
    await payForComment(deps, payload)
  },
  'people.tally': refreshTally,
  'person.followed': followFollow,
  'people.repair': repairPeople,
  'message.liked': tellLikes,
  'message.posted': tellFollowers,
  'message.wechat': (deps) => deliverByWeChat(deps),
  'message.digest': sendDigests,
  'message.forget': forgetMessages,
  'message.sent': (deps, { to }) => announceMessages(deps, to),
  'points.mark': payForMark,
  'points.reading': payForReading,
  'points.exchange': settleExchange,
  'points.tidy': (deps) => tidyPoints(deps),
  'points.check': async (deps) => {
    const drifts = await checkLedger(deps)
    reportDrift(drifts.length)
    for (const drift of drifts) deps.log.error(drift, 'a balance is not the sum of its ledger')
  },
  'requestKey.forget': forgetRequestKeys,
  'jobs.recover': (deps) => recoverJobs(deps),
  'home.refresh': refreshHome,
  'home.recommend': refreshRecommendation,
  'privacy.export': (deps, payload) => buildExport(deps, payload),
  'privacy.erase': (deps, payload) => eraseAccount(deps, payload),
  'privacy.sweep': (deps) => sweepPrivacy(deps),
  'routing.expire': (deps) => expireOffers(deps),
  'behaviour.rollUp': (deps) => rollUpViews(deps),
  'behaviour.partitions': (deps) => keepBehaviourPartitions(deps),
  'faq.heat': async (deps, payload) => {
    await refreshFaqHeat(deps, payload)
    await indexDocument(deps, { source: 'faq', id: payload.faqId })
  },
}

/** What runs by the clock: every worker holds it, one of them runs it. (The text form of a crontab takes no dot in a name.) */
const TIMES: readonly { task: JobName; match: string }[] = [
  { task: 'jobs.recover', match: '* * * * *' },
  { task: 'behaviour.rollUp', match: '* * * * *' },
  { task: 'routing.expire', match: '* * * * *' },
  { task: 'home.refresh', match: '*/10 * * * *' },
  { task: 'search.days', match: '*/10 * * * *' },
  { task: 'behaviour.partitions', match: '23 2 * * *' },
  { task: 'session.forget', match: '17 3 * * *' },
  { task: 'requestKey.forget', match: '29 3 * * *' },
  { task: 'search.partitions', match: '31 2 * * *' },
  { task: 'search.learn', match: '3 3 * * *' },
  { task: 'search.check', match: '47 3 * * *' },
  { task: 'people.repair', match: '53 3 * * *' },
  { task: 'points.tidy', match: '11 * * * *' },
  { task: 'points.check', match: '3 4 * * *' },
  { task: 'privacy.sweep', match: '19 * * * *' },
  // Half past eight in China.
  { task: 'message.digest', match: '30 0 * * *' },
  { task: 'message.forget', match: '11 4 * * *' },
  { task: 'file.sweep', match: '41 * * * *' },
  { task: 'file.prepareStore', match: '*/5 * * * *' },
]
export const SCHEDULE = parseCronItems([...TIMES])

/** The handlers as graphile-worker wants them, each run counted. A job that throws is tried again later. */
export function taskListOf(deps: Deps): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload: unknown) => {
        try {
          await (handler as (deps: Deps, payload: unknown) => Promise<void>)(deps, payload)
          countJob(name, 'done')
        } catch (error) {
          countJob(name, 'failed')
          throw error
        }
      },
    ]),
  )
}
