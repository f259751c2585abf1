import { isOpen, useQrSignIn, type QrState } from '@kms/features/session/use-qr-sign-in'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Link } from 'react-router'
import { AlreadySignedIn } from '../../shared/sign-in/AlreadySignedIn.tsx'
import { signInLoader } from '../../shared/sign-in/sign-in.loader.ts'
import { SignInCard } from '../../shared/sign-in/SignInCard.tsx'
import { useViewer } from '../../shared/use-viewer.ts'
import type { Route } from './+types/qr-code.page.ts'
import { QrPicture } from './QrPicture.tsx'

export const loader = (args: Route.LoaderArgs) => signInLoader(args)
export const meta = () => [{ title: `${signInCopy.qr} - ${siteCopy.name}` }, { name: 'robots', content: 'noindex' }]

export default function QrCodePage({ loaderData: { returnTo } }: Route.ComponentProps) {
  const viewer = useViewer()
  return (
    <SignInCard title={viewer ? signInCopy.already : signInCopy.qrTitle} lead={viewer ? undefined : signInCopy.qrSteps}>
      {viewer ? <AlreadySignedIn /> : <QrSignIn returnTo={returnTo} />}
    </SignInCard>
  )
}

const STATE_WORDS: Record<QrState['name'], string> = {
  making: signInCopy.qrMaking,
  failed: signInCopy.qrFailed,
  waiting: signInCopy.qrWaiting,
  scanned: signInCopy.qrScanned,
  confirmed: signInCopy.qrConfirmed,
  refused: signInCopy.qrRefused,
  expired: signInCopy.qrExpired,
}

const loadTab = () => import('../../shell/session/session-tab.ts')
const loadCalls = async () => (await loadTab()).sessionApi

async function goOn(token: string, returnTo: string) {
  const { tokenKeeper } = await loadTab()
  tokenKeeper.store(token)
  window.location.replace(returnTo)
}

function QrSignIn({ returnTo }: { returnTo: string }) {
  const { state, refresh } = useQrSignIn(loadCalls, (token) => {
    void goOn(token, returnTo)
  })
  const over = state.name === 'failed' || state.name === 'refused' || state.name === 'expired'
  return (
    <>
      <div className="qr-frame" data-open={isOpen(state)}>
        {'qrUrl' in state && <QrPicture text={state.qrUrl} />}
        {over && (
          <button type="button" className="button outline" onClick={refresh}>
            {signInCopy.qrRefresh}
          </button>
        )}
      </div>
      <p className="qr-state" role="status" data-state={state.name}>
        {STATE_WORDS[state.name]}
      </p>
      <Link className="text-link" to={`/pc/Login?${new URLSearchParams({ returnTo })}`}>
        {signInCopy.backToSignIn}
      </Link>
    </>
  )
}
