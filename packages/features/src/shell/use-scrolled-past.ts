import { useEffect, useState } from 'react'

/** True after the reader has scrolled further than one screen. */
export function useScrolledPastOneScreen(): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const measure = () => setPast(window.scrollY > window.innerHeight)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])
  return past
}
