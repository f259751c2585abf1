import type { Device } from '@kms/features/device/device'
import type { ProfileData } from '@kms/features/people/load-profile'
import { bigshotListPath, bigshotPath, personTabPath } from '@kms/features/people/people-paths'
import { personPath } from '@kms/features/questions/question-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { Link } from 'react-router'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileList } from './ProfileList.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

type Props = { data: ProfileData; device: Device; child: 'default' | 'other-list' }

/** A 大咖: who that is, then what was done lately (default), or everything by kind (other-list). */
export function BigshotView({ data: { profile, wish, list }, device, child }: Props) {
  if (!wish || !list) return null
  const { id } = profile
  const hrefOf = (place: { cursor?: string }) =>
    child === 'default' ? bigshotPath(device, id) : bigshotListPath(device, id, { tab: wish.tab, ...place })
  return (
    <>
      <section className="card">
        <ProfileHead profile={profile} device={device} hrefOf={(tab) => personTabPath(device, id, { tab })} />
      </section>
      <section className="card">
        {child === 'default' ? (
          <header className="list-head">
            <h2>{peopleCopy.latest}</h2>
            <Link className="text-link" to={bigshotListPath(device, id)}>
              {peopleCopy.allContent}
            </Link>
          </header>
        ) : (
          <div className="tabs-line">
            <ProfileTabs
              tabs={['answers', 'posts']}
              chosen={wish.tab}
              hrefOf={(tab) => bigshotListPath(device, id, { tab })}
            />
            <Link to={personPath(device, id)}>{peopleCopy.wholeProfile}</Link>
          </div>
        )}
        <ProfileList profile={profile} wish={wish} first={list} device={device} hrefOf={hrefOf} />
      </section>
    </>
  )
}
