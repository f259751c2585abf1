import { errorCopy } from './copy/error.copy.ts'
import { Icon } from './Icon.tsx'

/** Always in the page, so that a screen reader hears it appear. */
export const OfflineStrip = ({ offline }: { offline: boolean }) => (
  <div className="offline-strip" role="status">
    {offline && (
      <p>
        <Icon name="offline" />
        {errorCopy.offline}
      </p>
    )}
  </div>
)
