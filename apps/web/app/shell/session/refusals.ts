/** Between the calls and the session machine, which is loaded after the page: a refusal that comes earlier waits here. */
let waiting = false
let listener: (() => void) | undefined

export function reportRefusal() {
  if (listener) listener()
  else waiting = true
}

export function onRefusal(listen: () => void) {
  listener = listen
  if (waiting) listen()
  waiting = false
}
