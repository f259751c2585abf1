import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Link } from 'react-router'
import { AlreadySignedIn } from '../../shared/sign-in/AlreadySignedIn.tsx'
import { signInLoader } from '../../shared/sign-in/sign-in.loader.ts'
import { SignInButtons } from '../../shared/sign-in/SignInButtons.tsx'
import { SignInCard } from '../../shared/sign-in/SignInCard.tsx'
import { useViewer } from '../../shared/use-viewer.ts'
import type { Route } from './+types/sign-in.page.ts'

export const loader = (args: Route.LoaderArgs) => signInLoader(args)
export const meta = () => [{ title: `${signInCopy.signIn} - ${siteCopy.name}` }, { name: 'robots', content: 'noindex' }]

export default function SignInPage({ loaderData: { returnTo, failed } }: Route.ComponentProps) {
  if (useViewer()) {
    return (
      <SignInCard title={signInCopy.already}>
        <AlreadySignedIn />
      </SignInCard>
    )
  }
  return (
    <SignInCard title={signInCopy.title} lead={signInCopy.lead}>
      <SignInButtons device="pc" returnTo={returnTo} failed={failed}>
        <Link className="button" to={`/pc/qrCode?${new URLSearchParams({ returnTo })}`}>
          {signInCopy.qr}
        </Link>
      </SignInButtons>
    </SignInCard>
  )
}
