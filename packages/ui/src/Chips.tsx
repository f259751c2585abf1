import type { ReactNode } from 'react'
import { Link } from './LinkProvider.tsx'

/** A catalogue number: mono, with a bar at the left, and always a way to search for it. */
export const Nameplate = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="nameplate" href={href}>
    {children}
  </Link>
)

type TagChipProps = { name: string; href?: string; current?: boolean }

export const TagChip = ({ name, href, current = false }: TagChipProps) =>
  href === undefined ? (
    <span className="tag-chip">{name}</span>
  ) : (
    <Link className="tag-chip" href={href} aria-current={current ? 'true' : undefined}>
      {name}
    </Link>
  )
