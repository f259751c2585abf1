const CHANNEL = 'kms-outbox'

/** Tells every window, this one too, that something waits, was sent or came back. */
export function announceOutbox() {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

export function onOutboxChange(listen: () => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listen)
  return () => channel.close()
}
