import type { faq } from '@kms/contract'
import type { Taxonomy } from '../sections/index.ts'
import type { FaqCardRow, FaqDetailRow } from './faq.columns.ts'

export function presentCard(row: FaqCardRow, taxonomy: Taxonomy): faq.FaqCard {
  return {
    id: row.id,
    title: row.title,
    conclusion: row.conclusion,
    section: taxonomy.sectionRef(row.section_id),
    tags: taxonomy.tagRefs(row.tag_ids),
    catalogueCodes: row.catalogue_codes,
    publishedAt: row.published_at.toISOString(),
    reviewedAt: row.reviewed_at,
    viewCount: Number(row.view_count),
    likeCount: row.like_count,
    collectCount: row.collect_count,
  }
}

type Marks = { liked: boolean; collected: boolean }

export function presentDetail(row: FaqDetailRow, taxonomy: Taxonomy, today: string, marks: Marks): faq.FaqDetail {
  return {
    ...presentCard(row, taxonomy),
    content: row.content_html,
    path: taxonomy.pathOf(row.section_id),
    validFrom: row.valid_from,
    reviewBy: row.review_by,
    reviewOverdue: isOverdue(row.review_by, today),
    updatedAt: row.updated_at.toISOString(),
    ...marks,
  }
}

export const isOverdue = (reviewBy: string, today: string) => reviewBy < today
