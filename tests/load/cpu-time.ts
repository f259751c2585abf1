import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second for every program (USER_HZ). */
const TICK_MS = 10

/** CPU time that these processes have used so far, all threads, user and system; gone ones count nothing. */
export async function cpuMs(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
      // The name in parentheses may hold anything, so fields are counted from behind it: user and system are 12th and 13th.
      const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : 0
    }),
  )
  return times.reduce((sum, time) => sum + time, 0)
}

/** Memory that the process holds now. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
