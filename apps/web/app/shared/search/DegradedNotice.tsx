import { searchCopy } from '@kms/ui/copy/search.copy'
import { WarningIcon } from '@kms/ui/WarningIcon'

export const DegradedNotice = () => (
  <p className="notice" role="status">
    <WarningIcon />
    {searchCopy.degraded}
  </p>
)
