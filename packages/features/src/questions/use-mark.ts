import { useOptimistic, useRef, useState, useTransition } from 'react'

export type Mark = { on: boolean; count: number }

export const toggled = ({ on, count }: Mark): Mark => ({ on: !on, count: Math.max(0, count + (on ? -1 : 1)) })

/**
 * A like or favourite that shows at once and settles on what the server says; a refused one falls back by itself.
 * Quick clicks are sent one after another, so that the last one wins there too.
 */
export function useMark(initial: Mark, send: (on: boolean) => Promise<Mark>) {
  const [known, setKnown] = useState({ initial, settled: initial })
  // Asked again (another reader, another piece): the server's word replaces ours.
  if (known.initial.on !== initial.on || known.initial.count !== initial.count) setKnown({ initial, settled: initial })
  const [shown, show] = useOptimistic(known.settled)
  const [, startTransition] = useTransition()
  const [failed, setFailed] = useState(false)
  const before = useRef(Promise.resolve())

  const toggle = () => {
    const next = toggled(shown)
    startTransition(async () => {
      show(next)
      setFailed(false)
      const sending = before.current.then(() => send(next.on))
      before.current = sending.then(
        () => undefined,
        () => undefined,
      )
      try {
        const settled = await sending
        startTransition(() => setKnown((now) => ({ ...now, settled })))
      } catch {
        setFailed(true)
      }
    })
  }
  return { ...shown, failed, toggle }
}
