import { libraryPath, questionsPath } from '@kms/features/faq/faq-paths'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { Link } from 'react-router'
import { Banners } from '../../shared/home/Banners.tsx'
import type { HomeParts } from '../../shared/home/home.loader.server.tsx'
import { NoFeed } from '../../shared/home/NoFeed.tsx'
import { NoticeStrip } from '../../shared/home/NoticeStrip.tsx'
import { FeedCardItem } from './FeedCardItem.tsx'
import { SectionIcons } from './SectionIcons.tsx'

export const mobileHomeParts: HomeParts<'top' | 'rows' | 'more'> = ({ tab, board, items }, viewer) => ({
  top: (
    <>
      <Banners banners={board.banners} device="mobile" />
      <SectionIcons sections={board.mine?.sections.length ? board.mine.sections : board.sections} />
      <NoticeStrip notice={board.notices[0]} device="mobile" />
    </>
  ),
  rows:
    items.length === 0 ? (
      <NoFeed tab={tab} device="mobile" isMember={viewer !== null} />
    ) : (
      <>
        {items.map((item) => (
          <FeedCardItem key={item.id} item={item} />
        ))}
      </>
    ),
  more: (
    <p className="feed-end">
      {tab === 'recommended' ? (
        <Link to={libraryPath('mobile')}>{faqCopy.seeAll}</Link>
      ) : (
        <Link to={questionsPath('mobile')}>{faqCopy.seeAllQuestions}</Link>
      )}
    </p>
  ),
})
