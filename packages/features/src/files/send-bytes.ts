import type { SendBytes } from './upload-file.ts'

/** A line that moves nothing for this long is a broken one, whatever the browser says. */
const SILENCE_MS = 30_000

/** Bytes to the store, with progress (fetch tells none). Rejects when they did not arrive. */
export const sendBytes: SendBytes = ({ url, method = 'PUT', headers = {} }, bytes, report, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let silence = setTimeout(giveUp, SILENCE_MS)
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets the length itself and lets nobody else.
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value)
    }
    request.upload.addEventListener('progress', ({ loaded }) => {
      heard()
      report(loaded)
    })
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new Error(`store: ${request.status}`)),
    )
    request.addEventListener('error', () => reject(new Error('store: network')))
    request.addEventListener('abort', () => reject(new Error('store: given up')))
    request.addEventListener('loadend', () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', giveUp)
    })
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) reject(new Error('store: given up'))
    else request.send(bytes)
  })
