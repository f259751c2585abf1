import { privacyCopy } from '@kms/ui/copy/privacy.copy'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import './privacy.css'

/** From the settings to the copy of one's data and the way out. */
export const OwnDataLink = () => (
  <p className="card own-data-link">
    <Link className="text-link" to={`/${useDevice()}/my/privacy`}>
      {privacyCopy.entry}
    </Link>
  </p>
)
