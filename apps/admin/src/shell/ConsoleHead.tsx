import { Button } from 'antd'
import { LogOut } from 'lucide-react'
import { Fragment } from 'react'
import { Link, useMatches } from 'react-router'
import { signOut, useSession } from '../session/session-store.ts'
import { LogoMark } from '@kms/ui/Logo'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'

/** Each route names its place in the console: `handle: { trail: ['内容', 'FAQ 管理'] }`. */
export type RouteHandle = { trail: readonly string[] }

export function ConsoleHead() {
  const session = useSession()
  const name = session.state === 'signed-out' ? '' : session.claims.name
  return (
    <header className="console-head">
      <Link to="/" className="console-logo">
        <LogoMark size={28} /> 施知道 运营台
      </Link>
      <Trail />
      <div className="console-tools">
        <ShortcutHelp />
        <SchemeSwitch />
        <span className="console-person">
          <span className="avatar" aria-hidden>
            {name.slice(0, 1)}
          </span>
          {name}
        </span>
        <Button type="text" size="small" icon={<LogOut size={15} strokeWidth={1.75} aria-hidden />} onClick={signOut}>
          退出
        </Button>
      </div>
    </header>
  )
}

function Trail() {
  const matches = useMatches()
  const handle = matches.at(-1)?.handle as RouteHandle | undefined
  const trail = handle?.trail ?? []
  return (
    <span className="console-trail">
      {trail.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && ' / '}
          {index === trail.length - 1 ? <b>{step}</b> : step}
        </Fragment>
      ))}
    </span>
  )
}
