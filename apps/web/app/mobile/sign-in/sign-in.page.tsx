import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { AlreadySignedIn } from '../../shared/sign-in/AlreadySignedIn.tsx'
import { signInLoader } from '../../shared/sign-in/sign-in.loader.ts'
import { SignInButtons } from '../../shared/sign-in/SignInButtons.tsx'
import { SignInCard } from '../../shared/sign-in/SignInCard.tsx'
import { useViewer } from '../../shared/use-viewer.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/sign-in.page.ts'
import { ConfirmTicket } from './ConfirmTicket.tsx'

export function loader(args: Route.LoaderArgs) {
  const ticket = args.url.searchParams.get('ticket')
  // Confirming happens here, whoever is signed in.
  if (ticket) return { ticket, failed: null, returnTo: `/kms/mobile/Login?${new URLSearchParams({ ticket })}` }
  return { ticket: null, ...signInLoader(args) }
}

export const meta = () => [{ title: `${signInCopy.signIn} - ${siteCopy.name}` }, { name: 'robots', content: 'noindex' }]

export default function SignInPage({ loaderData: { ticket, returnTo, failed } }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={ticket ? signInCopy.ticketTitle : signInCopy.signIn} />
      <main id="content" tabIndex={-1}>
        {ticket ? (
          <TicketCard ticket={ticket} returnTo={returnTo} />
        ) : (
          <EntryCard returnTo={returnTo} failed={failed} />
        )}
      </main>
    </>
  )
}

function EntryCard({ returnTo, failed }: { returnTo: string; failed: string | null }) {
  if (useViewer()) {
    return (
      <SignInCard title={signInCopy.already}>
        <AlreadySignedIn />
      </SignInCard>
    )
  }
  return (
    <SignInCard title={signInCopy.title} lead={signInCopy.lead}>
      <SignInButtons device="mobile" returnTo={returnTo} failed={failed} />
    </SignInCard>
  )
}

function TicketCard({ ticket, returnTo }: { ticket: string; returnTo: string }) {
  const viewer = useViewer()
  return (
    <SignInCard title={signInCopy.ticketTitle} lead={viewer ? undefined : signInCopy.ticketSignInFirst}>
      {viewer ? <ConfirmTicket ticket={ticket} /> : <SignInButtons device="mobile" returnTo={returnTo} />}
    </SignInCard>
  )
}
