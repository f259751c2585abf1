import { SHOWN_STATES } from '../form/shown-state.tsx'
import { useChosenList } from '../list/use-chosen-list.ts'
import { api } from '../session/api.ts'

/** Every list of notices; loaded anew after a change. */
export const NOTICES = ['notices'] as const

export const useNotices = () =>
  useChosenList({
    queryKey: NOTICES,
    name: 'state',
    choices: SHOWN_STATES,
    maxKeyword: 60,
    load: (body) => api.adminListNotices({ body }),
  })
