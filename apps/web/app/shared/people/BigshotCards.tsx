import type { Bigshot } from '@kms/contract/home'
import type { Device } from '@kms/features/device/device'
import { bigshotPath } from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link } from 'react-router'
import { FocusButton } from './FocusButton.tsx'
import { Portrait } from './Portrait.tsx'

type Props = { bigshots: readonly Bigshot[]; device: Device }

/** Who they are, what they know, what they did lately. */
export const BigshotCards = ({ bigshots, device }: Props) =>
  bigshots.length === 0 ? (
    <MessagePage drawing="empty" title={peopleCopy.noBigshots} advice={peopleCopy.emptyAdvice} />
  ) : (
    <ul className="bigshot-cards">
      {bigshots.map((bigshot) => (
        <li key={bigshot.id}>
          <article className="person-row">
            <Portrait name={bigshot.nickname} url={null} size={60} isBigV />
            <div>
              <h2>
                <Link to={bigshotPath(device, bigshot.id)}>{bigshot.nickname}</Link>
              </h2>
              <p>{bigshot.title}</p>
              <p className="clamp-2">{bigshot.bio}</p>
              <p className="profile-skills">
                {bigshot.skills.map(({ id, name }) => (
                  <span key={id} className="tag-chip">
                    {name}
                  </span>
                ))}
              </p>
              <p className="muted">
                {peopleCopy.recent(formatCount(bigshot.answerCount), formatCount(bigshot.bestCount))}
              </p>
            </div>
            <FocusButton person={bigshot} focused={bigshot.focused ?? false} />
          </article>
        </li>
      ))}
    </ul>
  )
