import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { ArticleBodies } from './shell/article-bodies.ts'
import { NonceContext } from './shell/nonce.ts'
import { requestScope } from './shell/request-scope.ts'

export { createRequestScope, requestScope } from './shell/request-scope.ts'

const RENDER_TIMEOUT_MS = 20_000

/** Whole documents, never streams: they are hashed, compressed and kept by the server. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, articleBodies } = context.get(requestScope)
  let rendered = status
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ArticleBodies value={articleBodies ?? new Map()}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </ArticleBodies>
      </NonceContext>,
      {
        nonce,
        // Everything stands where it belongs: parts moved to the end would need scripts to come back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timer)
          resolve(text(pipe(new PassThrough())))
        },
        onShellError: reject,
        onError: (error) => {
          rendered = 500
          reportError(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS)
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: rendered, headers })
}

const reportError = (error: unknown) => console.error(error)

/** Deliberate answers such as 404 are no news; only real failures are printed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  reportError(error)
}
