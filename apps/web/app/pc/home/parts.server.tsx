import { libraryPath } from '@kms/features/faq/faq-paths'
import { bigshotPath } from '@kms/features/people/people-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Banners } from '../../shared/home/Banners.tsx'
import { BigshotBox } from '../../shared/home/BigshotBox.tsx'
import type { HomeParts } from '../../shared/home/home.loader.server.tsx'
import { NoFeed } from '../../shared/home/NoFeed.tsx'
import { NoticeStrip } from '../../shared/home/NoticeStrip.tsx'
import { RankBox } from '../../shared/home/RankBox.tsx'
import { HotFaqBox } from '../faq/HotFaqBox.tsx'
import { FeedRow } from './FeedRow.tsx'
import { ReaderCard } from './ReaderCard.tsx'
import { SectionColumn } from './SectionColumn.tsx'

type Part = 'notice' | 'sections' | 'banners' | 'rows' | 'side'

export const pcHomeParts: HomeParts<Part> = ({ tab, board, items }, viewer) => ({
  notice: <NoticeStrip notice={board.notices[0]} device="pc" />,
  sections: <SectionColumn sections={board.sections} mine={board.mine?.sections} tags={board.tags} />,
  banners: <Banners banners={board.banners} device="pc" />,
  rows:
    items.length === 0 ? (
      <NoFeed tab={tab} device="pc" isMember={viewer !== null} />
    ) : (
      <>
        {items.map((item) => (
          <FeedRow key={item.id} item={item} />
        ))}
      </>
    ),
  side: (
    <>
      <ReaderCard viewer={viewer} points={board.mine?.points} />
      <BigshotBox bigshots={board.bigshots} base={viewer ? `/kms${bigshotPath('pc', '')}` : undefined} />
      <RankBox ranking={board.ranking} viewerId={viewer?.id} />
      <HotFaqBox title={faqCopy.hotFaqs} faqs={board.hotFaqs} moreHref={libraryPath('pc', { sort: 'hot' })} />
    </>
  ),
})
