import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { NavLink } from 'react-router'
import { overdueCountQuery } from '../faq/faq-queries.ts'

/** Only what exists: an entry is added together with its pages. */
export function ConsoleMenu() {
  const overdue = useQuery(overdueCountQuery)
  return (
    <nav className="console-menu" aria-label="运营台">
      <h2>内容</h2>
      <NavLink to="/faq">
        <BookOpen size={16} strokeWidth={1.75} aria-hidden />
        FAQ 管理
        {overdue.data !== undefined && overdue.data > 0 && (
          <small title={`${overdue.data} 篇逾期未复核`}>
            {overdue.data > 99 ? '99+' : overdue.data}
            <span className="sr-only"> 篇逾期未复核</span>
          </small>
        )}
      </NavLink>
    </nav>
  )
}
