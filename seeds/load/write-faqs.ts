import { workerData } from 'node:worker_threads'
import pg from 'pg'
import { copyRows, tsvector } from './copy-rows.ts'
import { makeFaq } from './make-faq.ts'

/** Runs as a worker thread: makes the FAQs of one slice and copies them in. */
export type Slice = { url: string; from: number; to: number; size: number }

const COLUMNS = [
  ...[
    'id',
    'status',
    'title',
    'conclusion',
    'content_html',
    'section_id',
    'tag_ids',
    'catalogue_codes',
    'valid_from',
    'review_by',
  ],
  ...[
    'reviewed_at',
    'view_count',
    'like_count',
    'collect_count',
    'heat',
    'search_terms',
    'published_at',
    'created_at',
    'updated_at',
  ],
]

function* rowsOf({ from, to, size }: Slice) {
  for (let index = from; index < to; index++) {
    const faq = makeFaq(index, size)
    yield [
      ...[
        faq.id,
        'published',
        faq.title,
        faq.conclusion,
        faq.html,
        faq.sectionId,
        faq.tagIds,
        faq.catalogueCodes,
        faq.validFrom,
      ],
      ...[
        faq.reviewBy,
        faq.reviewedAt,
        faq.viewCount,
        faq.likeCount,
        faq.collectCount,
        faq.heat,
        tsvector(faq.searchTerms),
      ],
      ...[faq.publishedAt, faq.publishedAt, faq.publishedAt],
    ]
  }
}

const slice = workerData as Slice
const client = new pg.Client({ connectionString: slice.url, application_name: 'kms-seed' })
await client.connect()
await copyRows(client, 'faq', COLUMNS, rowsOf(slice))
await client.end()
