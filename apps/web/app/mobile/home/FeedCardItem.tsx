import type { FeedItem } from '@kms/features/home/home-feed'
import { Why } from '../../shared/home/Why.tsx'
import { FaqCardItem } from '../faq/FaqCardItem.tsx'
import { QuestionCardItem } from '../questions/QuestionCardItem.tsx'

export const FeedCardItem = ({ item }: { item: FeedItem }) =>
  'faq' in item ? (
    <FaqCardItem faq={item.faq} why={<Why reason={item.faq.reason} />} />
  ) : (
    <QuestionCardItem piece={item.piece} why={<Why reason={item.piece.reason} />} />
  )
