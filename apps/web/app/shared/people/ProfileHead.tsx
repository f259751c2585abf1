import type { Profile } from '@kms/contract/profiles'
import type { Device } from '@kms/features/device/device'
import { settingsPath, type ProfileTab } from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'
import { FocusButton } from './FocusButton.tsx'
import { PersonBadges } from './PersonBadges.tsx'
import { Portrait } from './Portrait.tsx'

type Props = { profile: Profile; device: Device; hrefOf: (tab: ProfileTab) => string }

/** Who somebody is: picture, name, what he does, and the numbers that lead to the lists. */
export function ProfileHead({ profile, device, hrefOf }: Props) {
  const { nickname, title, company, companyType, bio, avatarUrl, isBigV, skills, counts, isMe } = profile
  const about = [company || companyType, title].filter(Boolean).join(' · ')
  return (
    <header className="profile-head">
      <div className="profile-who">
        <Portrait name={nickname} url={avatarUrl} size={device === 'pc' ? 84 : 60} isBigV={isBigV} />
        <div>
          <h1>
            {nickname}
            <PersonBadges person={profile} />
          </h1>
          {about && <p>{about}</p>}
          <p className="muted">
            <span>{peopleCopy.reputation(formatCount(profile.reputation))}</span>
            <span>{peopleCopy.joined(profile.joinedAt.slice(0, 10))}</span>
            {profile.followsMe && <b className="badge plain">{peopleCopy.followsMe}</b>}
          </p>
        </div>
        {isMe ? (
          <Link className="button outline" to={settingsPath(device)}>
            {peopleCopy.edit}
          </Link>
        ) : (
          <FocusButton key={profile.id} person={profile} focused={profile.focused} />
        )}
      </div>
      {bio && <p className="profile-bio">{bio}</p>}
      {skills.length > 0 && (
        <p className="profile-skills">
          <span className="muted">{peopleCopy.skills}</span>
          {skills.map(({ id, name }) => (
            <span key={id} className="tag-chip">
              {name}
            </span>
          ))}
        </p>
      )}
      <ul className="profile-counts">
        <Count to={hrefOf('posts')} count={counts.questions} word={peopleCopy.counts.questions} />
        <Count to={hrefOf('posts')} count={counts.topics} word={peopleCopy.counts.topics} />
        <Count to={hrefOf('answers')} count={counts.answers} word={peopleCopy.counts.answers} />
        <Count to={hrefOf('answers')} count={counts.bestAnswers} word={peopleCopy.counts.best} />
        <Count to={hrefOf('following')} count={counts.following} word={peopleCopy.counts.following} />
        <Count to={hrefOf('followers')} count={counts.followers} word={peopleCopy.counts.followers} />
      </ul>
    </header>
  )
}

export const Count = ({ to, count, word }: { to: string; count: number; word: string }) => (
  <li>
    <Link to={to} preventScrollReset>
      <b>{formatCount(count)}</b>
      <span>{word}</span>
    </Link>
  </li>
)
