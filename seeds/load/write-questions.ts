import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { copyRows, tsvector } from './copy-rows.ts'
import { makeQuestion } from './make-question.ts'
import type { Slice } from './write-faqs.ts'

/** Runs as a worker thread: makes the questions of one slice with their answers and copies them in, a batch at a time. */
const BATCH = 5_000

const QUESTION_COLUMNS = [
  ...[
    'id',
    'author_id',
    'question_type',
    'status',
    'edition',
    'title',
    'excerpt',
    'content_html',
    'section_id',
    'tag_ids',
  ],
  ...[
    'catalogue_codes',
    'view_count',
    'like_count',
    'collect_count',
    'heat',
    'search_terms',
    'published_at',
    'created_at',
  ],
  ...['answer_count', 'unanswered', 'best_answer_id', 'best_excerpt'],
]
const ANSWER_COLUMNS = [
  ...['id', 'question_id', 'author_id', 'status', 'is_best', 'content_html', 'excerpt', 'like_count'],
  ...['published_at', 'created_at'],
]

const bestOf = (question: ReturnType<typeof makeQuestion>) => question.answers.find((answer) => answer.isBest)

const slice = workerData as Slice
const client = new pg.Client({ connectionString: slice.url, application_name: 'kms-seed' })
await client.connect()
for (let from = slice.from; from < slice.to; from += BATCH) {
  const length = Math.min(BATCH, slice.to - from)
  const batch = Array.from({ length }, (_, offset) => makeQuestion(from + offset, slice.size))
  await copyRows(
    client,
    'question',
    QUESTION_COLUMNS,
    batch.map((q) => [
      ...[q.id, q.authorId, q.questionType, 'published', 1, q.title, q.excerpt, q.html, q.sectionId, q.tagIds],
      ...[q.catalogueCodes, q.viewCount, q.likeCount, q.collectCount, q.heat, tsvector(q.searchTerms)],
      ...[q.publishedAt, q.publishedAt, q.answers.length, 'f', bestOf(q)?.id ?? null, bestOf(q)?.excerpt ?? ''],
    ]),
  )
  await copyRows(
    client,
    'answer',
    ANSWER_COLUMNS,
    batch.flatMap((q) =>
      q.answers.map((a) => [
        ...[a.id, a.questionId, a.authorId, 'published', a.isBest ? 't' : 'f', a.html, a.excerpt, a.likeCount],
        ...[a.publishedAt, a.publishedAt],
      ]),
    ),
  )
}
await client.end()
