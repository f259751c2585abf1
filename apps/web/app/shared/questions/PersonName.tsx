import type { PublicUser } from '@kms/contract/people'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Icon } from '@kms/ui/Icon'

type Props = { person: PublicUser; role?: string | undefined }

export const PersonName = ({ person, role }: Props) => (
  <>
    <b>{person.nickname}</b>
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
