import type { FeedReason } from '@kms/contract/question-views'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'

/** Why a feed shows this. */
export const Why = ({ reason }: { reason: FeedReason | undefined }) =>
  reason === undefined ? null : <span className="why">{homePartsCopy.why[reason.kind](reason.name)}</span>
