import type { MorePagesProps } from '../../shared/home/FeedGrowth.tsx'
import { GrownRows } from '../../shared/home/GrownRows.tsx'
import { FeedCardItem } from './FeedCardItem.tsx'

export const MorePages = (props: MorePagesProps) => <GrownRows {...props} Row={FeedCardItem} />
