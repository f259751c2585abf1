/** Runs what it is given one after the other in this process, whoever asks: memory is bounded by the largest, not by the sum. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act)
    last = turn.catch(() => undefined)
    return turn
  }
}
