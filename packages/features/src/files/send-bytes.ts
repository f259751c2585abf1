type Destination = { url: string; method?: string; headers?: Record<string, string> }

/** Bytes to the store, with progress (fetch tells none). Rejects when they did not arrive. */
export function sendBytes(
  { url, method = 'PUT', headers = {} }: Destination,
  bytes: Blob,
  report: (sent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets the length itself and lets nobody else.
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value)
    }
    request.upload.addEventListener('progress', ({ loaded }) => report(loaded))
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new Error(`store: ${request.status}`)),
    )
    request.addEventListener('error', () => reject(new Error('store: network')))
    request.send(bytes)
  })
}
