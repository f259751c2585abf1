import { homePath } from '@kms/features/faq/faq-paths'
import type { Device } from '@kms/features/device/device'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { Link } from 'react-router'
import { useViewer } from '../use-viewer.ts'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { SignInButtons } from './SignInButtons.tsx'
import { SignInCard } from './SignInCard.tsx'

/** Where a campaign's link leads: what is here, and the way to an account. The campaign's values are kept by the session runner. */
export function JoinCard({ device, returnTo }: { device: Device; returnTo: string }) {
  const viewer = useViewer()
  return (
    <SignInCard title={signInCopy.joinTitle} lead={signInCopy.joinLead}>
      <ul className="join-points">
        {signInCopy.joinPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {viewer ? (
        <AlreadySignedIn />
      ) : (
        <SignInButtons device={device} returnTo={returnTo} register>
          <Link className="text-link" to={homePath(device)}>
            {signInCopy.joinLook}
          </Link>
        </SignInButtons>
      )}
    </SignInCard>
  )
}
