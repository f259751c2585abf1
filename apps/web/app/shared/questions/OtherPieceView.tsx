import type { OtherPage } from '@kms/features/questions/load-question-detail'
import { HistoryView } from './history/HistoryView.tsx'
import { OwnPieceView } from './OwnPieceView.tsx'
import type { Bodies } from './question.loaders.ts'

export const OtherPieceView = ({ page, bodies }: { page: OtherPage; bodies: Bodies }) =>
  page.kind === 'history' ? <HistoryView page={page} /> : <OwnPieceView page={page} bodies={bodies} />
