import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { QueryFailure } from '../../shell/QueryFailure.tsx'
import '../faq.css'
import { faqQuery } from '../faq-queries.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { FaqEditor } from './FaqEditor.tsx'
import type { EditLocationState } from './use-leave-guard.ts'

const NEW = 'new'

/** Both a new FAQ (`/faq/new`) and an existing one; the first save moves from the one to the other in place. */
export function Component() {
  const { id = NEW } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const mayEdit = useMayEdit()
  const isNew = id === NEW
  const [visit] = useState(() => crypto.randomUUID())
  const faq = useQuery({ ...faqQuery(id, visit), enabled: !isNew })
  const state = (location.state ?? {}) as EditLocationState

  if (isNew && !mayEdit) return <ForbiddenPage />
  if (!isNew && faq.isPending) return <Skeleton active paragraph={{ rows: 12 }} />
  if (!isNew && faq.data === undefined) return <QueryFailure error={faq.error} retry={faq.refetch} />

  // The key outlives the change of address after the first save, so that neither text nor cursor is lost.
  const editingKey = state.editingKey ?? `${visit}:${id}`
  return (
    <FaqEditor
      key={editingKey}
      visit={visit}
      firstTitle={new URLSearchParams(location.search).get('title')?.trim() ?? ''}
      faq={isNew ? null : (faq.data ?? null)}
      listAddress={`/faq${state.from ?? ''}`}
      onCreated={(created) => void navigate(`/faq/${created}`, { replace: true, state: { ...state, editingKey } })}
    />
  )
}
