import { homePath } from '@kms/features/faq/faq-paths'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'

export const AlreadySignedIn = () => (
  <div className="sign-in-buttons">
    <Link className="button primary" to={homePath(useDevice())}>
      {signInCopy.toHome}
    </Link>
  </div>
)
