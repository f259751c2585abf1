import type { Device } from '@kms/features/device/device'
import type { ProfileData } from '@kms/features/people/load-profile'
import {
  myPath,
  personTabPath,
  settingsPath,
  type DynamicsOf,
  type ProfileTab,
} from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { Link } from 'react-router'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileList } from './ProfileList.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

type Props = { data: ProfileData; device: Device; isMine: boolean; withHead?: boolean }
type Place = { tab?: ProfileTab; of?: DynamicsOf; cursor?: string }

/** A person and one of the lists; the same on both sites. */
export function ProfileView({ data: { profile, wish, list }, device, isMine, withHead = true }: Props) {
  const path = (place: Place) => (isMine ? myPath(device, place) : personTabPath(device, profile.id, place))
  const hrefOf = (tab: ProfileTab) => path({ tab })
  if (!wish || !list) return null
  return (
    <>
      {withHead && (
        <section className="card">
          <ProfileHead profile={profile} device={device} hrefOf={hrefOf} />
        </section>
      )}
      <section className="card">
        <div className="tabs-line">
          <ProfileTabs chosen={wish.tab} hrefOf={hrefOf} />
          {isMine && device === 'pc' && <Link to={settingsPath(device)}>{peopleCopy.settings}</Link>}
        </div>
        <ProfileList
          profile={profile}
          wish={wish}
          first={list}
          device={device}
          hrefOf={(place) => path({ tab: wish.tab, ...place })}
        />
      </section>
    </>
  )
}
