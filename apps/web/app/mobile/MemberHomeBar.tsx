import { mobileShellCopy } from '@kms/ui/copy/mobile-shell.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Icon } from '@kms/ui/Icon'
import { LogoMark } from '@kms/ui/Logo'
import { Link } from 'react-router'
import { Bell } from './Bell.tsx'

/** Home's bar for members: search and messages. */
export const MemberHomeBar = () => (
  <header className="home-bar">
    <LogoMark />
    <h1 className="sr-only">{siteCopy.name}</h1>
    <Link className="search-entry" to="/mobile/search">
      <Icon name="search" size={18} />
      {mobileShellCopy.search}
    </Link>
    <Bell />
  </header>
)
