import { formatCount } from '@kms/ui/format/format-number'
import { Icon, type IconName } from '@kms/ui/Icon'

/** A count behind its sign; the label says what is counted to who can't see the sign. */
export const CountMark = ({ icon, label, count }: { icon: IconName; label: string; count: number }) => (
  <span>
    <Icon name={icon} size={15} />
    <span className="sr-only">{label}</span>
    {formatCount(count)}
  </span>
)
