import { useEffect, useRef, useState } from 'react'
import { DROPDOWN_CLOSE_DELAY_MS } from './combobox.ts'

/** Open or not, with the delayed closing of a field that lost the focus. */
export function useDropdown() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (next: boolean) => {
    keep()
    setOpen(next)
  }
  return {
    open,
    show: () => set(true),
    hide: () => set(false),
    hideSoon: () => {
      keep()
      timer.current = setTimeout(() => setOpen(false), DROPDOWN_CLOSE_DELAY_MS)
    },
    /** The focus came back, to the field or to something inside the dropdown. */
    keep,
  }
}
