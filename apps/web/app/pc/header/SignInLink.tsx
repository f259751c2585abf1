import { signInPath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Link, useLocation } from 'react-router'

/** All that visitors get: a link, so that it also works without scripts. */
export function SignInLink() {
  const { pathname, search } = useLocation()
  return (
    <Link className="button primary" to={signInPath('pc', pathname + search)}>
      {siteCopy.signIn}
    </Link>
  )
}
