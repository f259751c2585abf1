import type { PublicUser } from '@kms/contract/people'
import { personPath } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'

type Props = { person: PublicUser; role?: string | undefined }

/** Members get from the name to the person; visitors would only be led home. */
export function PersonName({ person, role }: Props) {
  const [device, viewer] = [useDevice(), useViewer()]
  const name = <b>{person.nickname}</b>
  return (
    <>
      {viewer ? <Link to={personPath(device, person.id)}>{name}</Link> : name}
      {person.isBigV && <span className="badge expert">{questionCopy.bigV}</span>}
      {person.isOfficial && (
        <span className="badge official">
          <Icon name="verified" size={13} />
          {questionCopy.official}
        </span>
      )}
      {role && <span className="badge plain">{role}</span>}
    </>
  )
}
