import { LogoMark } from '@kms/ui/Logo'
import { Button } from 'antd'
import { LogOut } from 'lucide-react'
import { Fragment } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePerson } from '../session/session-store.ts'
import { SIGN_OUT } from '../session/sign-in-address.ts'
import type { SignOutState } from '../session/sign-out.page.tsx'
import { trailOf, useRouteHandle } from './route-handle.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { ShortcutHelp } from './ShortcutHelp.tsx'

export function ConsoleHead() {
  const { nickname } = usePerson()
  const navigate = useNavigate()
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
            {nickname.slice(0, 1)}
          </span>
          {nickname}
        </span>
        <Button
          type="text"
          size="small"
          icon={<LogOut size={15} strokeWidth={1.75} aria-hidden />}
          onClick={() => void navigate(SIGN_OUT, { state: { asked: true } satisfies SignOutState })}
        >
          退出
        </Button>
      </div>
    </header>
  )
}

function Trail() {
  const handle = useRouteHandle()
  const trail = handle === undefined ? [] : trailOf(handle)
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
