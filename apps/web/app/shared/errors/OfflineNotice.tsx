import { useOnline } from '@kms/features/shell/use-online'
import { OfflineStrip } from '@kms/ui/OfflineStrip'

export const OfflineNotice = () => <OfflineStrip offline={!useOnline()} />
