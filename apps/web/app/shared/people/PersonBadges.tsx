import type { PublicUser } from '@kms/contract/people'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Icon } from '@kms/ui/Icon'

/** 大咖, 官方: what stands behind a name. */
export const PersonBadges = ({ person }: { person: Pick<PublicUser, 'isBigV' | 'isOfficial'> }) => (
  <>
    {person.isBigV && <span className="badge expert">{questionCopy.bigV}</span>}
    {person.isOfficial && (
      <span className="badge official">
        <Icon name="verified" size={13} />
        {questionCopy.official}
      </span>
    )}
  </>
)
