import type { Person } from '@kms/contract/focus'
import type { Device } from '@kms/features/device/device'
import { personPath } from '@kms/features/questions/question-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'
import { FocusButton } from './FocusButton.tsx'
import { PersonBadges } from './PersonBadges.tsx'
import { Portrait } from './Portrait.tsx'

export function PersonItem({ person, device }: { person: Person; device: Device }) {
  const { id, nickname, title, companyType, bio, avatarUrl, followerCount, isBigV } = person
  const about = [companyType, title].filter(Boolean).join(' · ')
  return (
    <article className="person-row">
      <Portrait name={nickname} url={avatarUrl} size={44} isBigV={isBigV} />
      <div>
        <h2>
          <Link to={personPath(device, id)}>{nickname}</Link>
          <PersonBadges person={person} />
        </h2>
        <p>
          {about && <span>{about}</span>}
          <span>{peopleCopy.followers(formatCount(followerCount))}</span>
        </p>
        {bio && <p className="clamp-2">{bio}</p>}
      </div>
      <FocusButton person={person} focused={person.focused} />
    </article>
  )
}
