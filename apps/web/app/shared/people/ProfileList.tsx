import type { Profile } from '@kms/contract/profiles'
import type { Device } from '@kms/features/device/device'
import { bigshotsPath, type DynamicsOf } from '@kms/features/people/people-paths'
import { readProfileList, type ListWish, type ProfileListPage } from '@kms/features/people/profile-list'
import { useGrowingList } from '@kms/features/shell/use-growing-list'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import { FeedEnd } from '../faq/FeedEnd.tsx'
import { BadgeList } from './BadgeList.tsx'
import { CollectItem } from './CollectItem.tsx'
import { DynamicItem } from './DynamicItem.tsx'
import { PersonItem } from './PersonItem.tsx'

type Props = {
  profile: Profile
  wish: ListWish
  first: ProfileListPage
  device: Device
  hrefOf: (place: { of?: DynamicsOf; cursor?: string }) => string
}

/** One list of a profile, whatever it holds. */
export function ProfileList({ profile, wish, first, device, hrefOf }: Props) {
  const { records, nextCursor, state, more } = useGrowingList(first, (cursor) =>
    readProfileList(browserApi, wish, cursor),
  )
  if (wish.tab === 'badges') return <BadgeList badges={profile.badges} />
  return (
    <>
      {wish.isMe && wish.tab === 'dynamics' && <WhoseDynamics of={wish.of} hrefOf={hrefOf} />}
      {first.hidden ? (
        <MessagePage drawing="empty" title={peopleCopy.hidden} advice={peopleCopy.hiddenAdvice} />
      ) : records.length === 0 ? (
        <NothingYet wish={wish} device={device} />
      ) : (
        <>
          <ul className="people-rows">
            {records.map((record) => (
              <li key={record.id}>
                {record.row === 'dynamic' && (
                  <DynamicItem item={record} device={device} withAuthor={wish.of === 'followed'} />
                )}
                {record.row === 'collect' && <CollectItem item={record} device={device} />}
                {record.row === 'person' && <PersonItem person={record} device={device} />}
              </li>
            ))}
          </ul>
          <FeedEnd
            nextHref={nextCursor === null ? undefined : hrefOf({ of: wish.of, cursor: nextCursor })}
            state={state}
            more={() => void more()}
          />
        </>
      )}
    </>
  )
}

const WhoseDynamics = ({ of, hrefOf }: { of: DynamicsOf; hrefOf: Props['hrefOf'] }) => (
  <nav className="whose chips" aria-label={peopleCopy.ofLabel}>
    {(['me', 'followed'] as const).map((each) => (
      <Link
        key={each}
        className="tag-chip"
        to={hrefOf({ of: each })}
        aria-current={each === of ? 'page' : undefined}
        preventScrollReset
      >
        {peopleCopy.of[each]}
      </Link>
    ))}
  </nav>
)

function NothingYet({ wish, device }: { wish: ListWish; device: Device }) {
  const ofOthers = wish.tab === 'following' || wish.of === 'followed'
  const title = wish.of === 'followed' ? peopleCopy.emptyFollowed : peopleCopy.empty[wish.tab]
  return (
    <MessagePage drawing="empty" title={title} advice={ofOthers ? peopleCopy.followAdvice : peopleCopy.emptyAdvice}>
      {ofOthers && (
        <Link className="button outline" to={bigshotsPath(device)}>
          {peopleCopy.seeBigshots}
        </Link>
      )}
    </MessagePage>
  )
}
