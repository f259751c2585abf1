import { useEffect, useRef } from 'react'
import { deviceTexts } from './device-texts.ts'
import { takeSlot } from './slot-lock.ts'

/** Windows that may write in the same place at once; each keeps its own words. */
const MOST_WINDOWS = 5

type Taken = { slot: string; release: () => void }

async function takeFree(place: string): Promise<Taken | undefined> {
  for (let window = 1; window <= MOST_WINDOWS; window++) {
    const slot = window === 1 ? place : `${place}-${window}`
    const release = await takeSlot(`text-${slot}`)
    if (release) return { slot, release }
  }
  return undefined
}

/** What was being written in this place of the page, and where to keep what is written now. Survives reload and crash. */
export function useKeptText<T>(memberId: string, place: string, onFound: (kept: T) => void) {
  const slot = useRef<string>(undefined)
  const unkept = useRef<T | null>(null)
  const tell = useRef(onFound)
  useEffect(() => {
    tell.current = onFound
  })
  useEffect(() => {
    let left = false
    let release = () => {}
    deviceTexts.forgetOld()
    const begin = async () => {
      const taken = await takeFree(`${memberId}-${place}`)
      if (!taken || left) return taken?.release()
      ;({ slot: slot.current, release } = taken)
      const kept = deviceTexts.read<T>(taken.slot)
      if (kept !== undefined) tell.current(kept)
      if (unkept.current !== null) deviceTexts.keep(taken.slot, unkept.current)
    }
    void begin()
    return () => {
      left = true
      slot.current = undefined
      release()
    }
  }, [memberId, place])
  return {
    keep(value: T) {
      unkept.current = value
      if (slot.current !== undefined) deviceTexts.keep(slot.current, value)
    },
    drop() {
      unkept.current = null
      if (slot.current !== undefined) deviceTexts.drop(slot.current)
    },
  }
}
