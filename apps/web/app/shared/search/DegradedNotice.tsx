import { searchCopy } from '@kms/ui/copy/search.copy'
import { Icon } from '@kms/ui/Icon'

export const DegradedNotice = () => (
  <p className="notice" role="status">
    <Icon name="warning" size={16} />
    {searchCopy.degraded}
  </p>
)
