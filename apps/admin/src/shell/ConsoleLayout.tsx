import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { ConsoleHead } from './ConsoleHead.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import './shell.css'

export function ConsoleLayout() {
  const navigation = useNavigation()
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
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </>
  )
}
