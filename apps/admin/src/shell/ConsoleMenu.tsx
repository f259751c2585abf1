import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { overdueCountQuery } from '../faq/faq-queries.ts'
import { reviewCountsQuery } from '../review/review-queries.ts'
import { usePerson } from '../session/session-store.ts'
import { menuFor, type PageName } from './console-pages.ts'

export function ConsoleMenu() {
  const { roles } = usePerson()
  return (
    <nav className="console-menu" aria-label="运营台">
      {menuFor(roles).map(({ title, entries }) => (
        <section key={title}>
          <h2>{title}</h2>
          {entries.map(({ name, path, label, icon: Icon }) => (
            <NavLink key={name} to={path}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {label}
              <EntryCount name={name} />
            </NavLink>
          ))}
        </section>
      ))}
    </nav>
  )
}

/** How much waits behind an entry. */
function EntryCount({ name }: { name: PageName }) {
  if (name === 'review') return <ReviewCount />
  return name === 'faq' ? <OverdueCount /> : null
}

function OverdueCount() {
  const { data: overdue = 0 } = useQuery(overdueCountQuery)
  if (overdue === 0) return null
  return (
    <small title={`${overdue} 篇逾期未复核`}>
      {overdue > 99 ? '99+' : overdue}
      <span className="sr-only"> 篇逾期未复核</span>
    </small>
  )
}

function ReviewCount() {
  const { data } = useQuery(reviewCountsQuery)
  if (!data || data.waiting === 0) return null
  return (
    <small className="urgent" title={`${data.waiting} 条待审核`}>
      {data.waiting > 99 ? '99+' : data.waiting}
      <span className="sr-only"> 条待审核</span>
    </small>
  )
}
