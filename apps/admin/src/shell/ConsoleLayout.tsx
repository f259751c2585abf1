import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { usePerson } from '../session/session-store.ts'
import { ConsoleHead } from './ConsoleHead.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { mayOpen } from './console-pages.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { useRouteHandle } from './route-handle.ts'
import './shell.css'

export function ConsoleLayout() {
  const navigation = useNavigation()
  const { roles } = usePerson()
  const page = useRouteHandle()?.page
  const allowed = page === undefined || mayOpen(roles, page)
  return (
    <>
      <a className="skip-link" href="#main">
        跳到正文
      </a>
      {navigation.state !== 'idle' && <div className="loading-bar" role="progressbar" aria-label="加载中…" />}
      <ConsoleHead />
      <div className="console-body">
        <ConsoleMenu />
        <main id="main" className="console-main" tabIndex={-1}>
          {allowed ? <Outlet /> : <ForbiddenPage />}
        </main>
      </div>
      <ScrollRestoration />
    </>
  )
}
