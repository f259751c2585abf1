import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'

/** Every job of the product with what it carries. A handler must stand being run twice. */
export type JobPayloads = {
  /** Every night: what expired long ago. */
  'session.forget': Record<string, never>
  /** Readers' view of a FAQ changed: search index and caches follow. */
  'faq.changed': { faqId: string }
  /** Interest in a FAQ changed: its place in the hot lists follows. */
  'faq.heat': { faqId: string }
  /** Readers' view of a question or article changed: caches, messages and the search index follow. */
  'question.changed': { questionId: string }
  /** Two pieces became one: what was written in that moment follows, and the authors are told. */
  'question.merged': { mergeId: string }
  /** Interest in a question or article changed: its place in the hot lists follows. */
  'question.heat': { questionId: string }
  /** Readers see a new answer. */
  'answer.published': { answerId: string }
  /** The asker has adopted it. */
  'answer.adopted': { answerId: string }
  /** Readers see a new comment. */
  'comment.published': { commentId: string }
  /** What somebody has before readers changed: counts and badges follow. */
  'people.tally': { userId: string }
  /** Somebody follows somebody. */
  'person.followed': { followerId: string; followeeId: string }
  /** Every night: what was published lately and never noted. */
  'people.repair': Record<string, never>
  /** Messages were sent, or taken back: the bells of those who are here change. */
  'message.sent': { to: readonly string[] }
  /** A like or a favourite was set or taken back: its author's points follow. */
  'points.mark': { target: 'question' | 'answer'; targetId: string; mark: 'like' | 'collect'; userId: string }
  /** A member read something to its end, or shared it. */
  'points.reading': { userId: string; rule: 'readFaq' | 'share'; source: 'faq' | 'question'; id: string }
  /** Points were paid for an order: its platform has to know. */
  'points.exchange': { exchangeId: string }
  /** Every hour: bubbles that nobody took, orders whose job gave up. */
  'points.tidy': Record<string, never>
  /** Every night: balances against the ledger. */
  'points.check': Record<string, never>
  /** Somebody likes a piece, or no longer does. */
  'message.liked': { targetType: 'question' | 'answer'; targetId: string; on: boolean }
  /** Some followers are told of a new piece; `after` is the last one who was. */
  'message.posted': { questionId: string; after: { at: string; id: string } | null; told: number }
  /** What waits goes to WeChat. */
  'message.wechat': Record<string, never>
  /** Every morning: what waits goes out by e-mail, from the person after this one on. */
  'message.digest': { after?: string }
  /** Every night: messages that were read long ago. */
  'message.forget': Record<string, never>
  /** Every night: request keys that nobody will send again. */
  'requestKey.forget': Record<string, never>
  /** Every minute: what a worker held when it was killed. */
  'jobs.recover': Record<string, never>
  /** All bytes of an upload are there: look into it, write pictures anew. */
  'file.check': { fileId: string }
  /** Bytes that nothing refers to any more; unfinished uploads to that key too. */
  'file.erase': { keys: string[]; uploadKey: string }
  /** Every hour: uploads that were given up, files that nothing uses. */
  'file.sweep': Record<string, never>
  'file.prepareStore': Record<string, never>
  /** A moderator's decision can no longer be taken back: whoever owns the piece acts on it, then its author is told. */
  'review.decided': {
    itemId: string
    /** Which decision on this item; a job about an earlier one does nothing. */
    decision: number
    targetType: 'question' | 'answer' | 'comment'
    targetId: string
    /** The version that was judged. */
    revision: number
    verdict: 'passed' | 'returned'
    /** What the author reads. */
    reason: string
  }
  /** The search index follows one row, when nothing else has to. */
  'search.index': { source: 'faq' | 'question' | 'user'; id: string }
  /** Every night: partitions for the days to come, old ones away. */
  'search.partitions': Record<string, never>
  /** Every night: the index is compared with the database and put right. */
  'search.check': Record<string, never>
  /** Figures of today and yesterday for operators. */
  'search.days': Record<string, never>
  /** Members behind this one are told of a notice, some at a time. */
  'notice.tell': { noticeId: string; afterUserId: string }
  /** Every night: what searches of the last weeks teach about order and about what belongs together. */
  'search.learn': Record<string, never>
  /** By the clock: ranks, 大咖 and everybody's 推荐. */
  'home.refresh': Record<string, never>
  /** 推荐 of one member. */
  'home.recommend': { userId: string }
  /** Somebody asked for a copy of what is kept about him. */
  'privacy.export': { exportId: string }
  /** The time to think again is over: the account is forgotten. */
  'privacy.erase': { userId: string }
  /** Every hour: copies that are over, accounts that are due. */
  'privacy.sweep': Record<string, never>
  /** Every minute: offers that nobody took or kept in time go on. */
  'routing.expire': Record<string, never>
  /** Every minute: views that were counted since go to what was viewed. */
  'behaviour.rollUp': Record<string, never>
  /** Every night: partitions for the days to come, old ones away. */
  'behaviour.partitions': Record<string, never>
}
export type JobName = keyof JobPayloads
export type JobHandlers = { [N in JobName]: (deps: Deps, payload: JobPayloads[N]) => Promise<void> }

type Options = {
  /** Jobs with the same key that have not started yet become one. */
  key?: string
  /** Wait this long, so that a burst becomes one job. */
  delaySeconds?: number
  /** Jobs of one queue run one after the other. */
  queue?: string
}

/** Commits with the rows that caused it: a job is never lost and never runs for a change that was rolled back. */
export async function enqueue<N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N], options: Options = {}) {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + make_interval(secs => ${options.delaySeconds ?? 0}),
    max_attempts => 25, job_key => ${options.key ?? null}, queue_name => ${options.queue ?? null},
    job_key_mode => 'preserve_run_at')`.execute(tx)
}
