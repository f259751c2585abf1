import { homePath } from '@kms/features/faq/faq-paths'
import { sessionPage } from '@kms/features/pages/page-traits'
import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useDevice } from '../../shared/use-device.ts'
import { usePageName } from '../../shared/use-page.ts'
import { useSite } from '../../shared/use-site.ts'
import { documentRefreshed, pageChanged, startSession } from './start-session.ts'

/** Runs the session machine: starts it once, and tells it of every navigation and of every answer of the server. */
export function useSession() {
  const root = useSite()
  const device = useDevice()
  const page = usePageName()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const started = useRef(false)

  useEffect(() => {
    if (!root) return
    const rendered = { memberId: root.viewer?.id ?? null, unknown: root.viewerUnknown }
    if (started.current) return documentRefreshed(root.viewer, rendered)
    started.current = true
    startSession({
      viewer: root.viewer,
      rendered,
      page: sessionPage(page),
      surroundings: {
        device,
        checkLoginUrl: root.site.checkLoginUrl,
        goHome: () => void navigate(homePath(device), { replace: true }),
        refreshDocument: () => void revalidate(),
      },
    })
    // Again only when the server has been asked again; where the reader is, is told below.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [root])

  useEffect(() => pageChanged(sessionPage(page)), [page])
}
