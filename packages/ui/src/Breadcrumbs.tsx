import { Icon } from './Icon.tsx'
import { Link } from './LinkProvider.tsx'

export type Crumb = { name: string; href?: string }

export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav className="breadcrumbs" aria-label={label}>
    <ol>
      {crumbs.map((crumb, index) => (
        <li key={index}>
          {index > 0 && <Icon name="chevronRight" size={13} />}
          {crumb.href === undefined ? (
            <span aria-current="page">{crumb.name}</span>
          ) : (
            <Link href={crumb.href}>{crumb.name}</Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
