import type { MorePagesProps } from '../../shared/home/FeedGrowth.tsx'
import { GrownRows } from '../../shared/home/GrownRows.tsx'
import { FeedRow } from './FeedRow.tsx'

export const MorePages = (props: MorePagesProps) => <GrownRows {...props} Row={FeedRow} />
