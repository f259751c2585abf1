import type { FeedItem } from '@kms/features/home/home-feed'
import { Why } from '../../shared/home/Why.tsx'
import { FaqRow } from '../faq/FaqRow.tsx'
import { QuestionRow } from '../questions/QuestionRow.tsx'

export const FeedRow = ({ item }: { item: FeedItem }) =>
  'faq' in item ? (
    <FaqRow faq={item.faq} why={<Why reason={item.faq.reason} />} />
  ) : (
    <QuestionRow piece={item.piece} why={<Why reason={item.piece.reason} />} />
  )
