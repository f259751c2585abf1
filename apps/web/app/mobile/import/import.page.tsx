import { homePath } from '@kms/features/faq/faq-paths'
import { ownPath, routerPath } from '@kms/features/session/own-path'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/import.page.ts'

export const loader = ({ url }: Route.LoaderArgs) => {
  const target = ownPath(url.searchParams.get('target'))
  return { target: target === undefined ? null : routerPath(target) }
}
export const meta = () => [
  { title: `${signInCopy.importTitle} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The door from mini-programs and messages: campaign values are kept, then on to the page that was meant. */
export default function ImportPage({ loaderData: { target } }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (target === null) return
    void import('../../shell/session/keep-campaign.ts').then(({ keepCampaign }) => {
      keepCampaign()
      return navigate(target, { replace: true })
    })
  }, [target, navigate])
  return (
    <main id="content" tabIndex={-1}>
      <MessagePage
        heading="h1"
        drawing="notFound"
        title={target === null ? signInCopy.importNothing : signInCopy.importWaiting}
      >
        <Link className="button" to={target ?? homePath('mobile')}>
          {target === null ? signInCopy.home : signInCopy.continue}
        </Link>
      </MessagePage>
    </main>
  )
}
