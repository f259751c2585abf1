import type { Badge } from '@kms/contract/profiles'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { MessagePage } from '@kms/ui/MessagePage'

/** What somebody was given, and for what. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) =>
  badges.length === 0 ? (
    <MessagePage drawing="empty" title={peopleCopy.empty.badges} advice={peopleCopy.emptyAdvice} />
  ) : (
    <ul className="badge-list">
      {badges.map(({ key, name, condition, awardedAt }) => (
        <li key={key}>
          <i aria-hidden="true">{Array.from(name)[0]}</i>
          <b>{name}</b>
          <small>{condition}</small>
          <time dateTime={awardedAt}>{awardedAt.slice(0, 10)}</time>
        </li>
      ))}
    </ul>
  )
