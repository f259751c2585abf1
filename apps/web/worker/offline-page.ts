import { deviceDrafts } from '@kms/features/drafts/device-drafts'
import { isUnsettled } from '@kms/features/drafts/draft-machine'
import { openMemory, storedMember } from '@kms/features/session/session-storage'
import { offlineCopy as copy } from '@kms/ui/copy/offline.copy'
import { COPIES_PREFIX, TITLE_HEADER } from './copy-headers.ts'
import './offline-page.css'

type Row = { title: string; text: string; href?: string }

function show(id: string, rows: readonly Row[]) {
  const section = document.getElementById(id)
  const list = section?.querySelector('ul')
  if (!section || !list || rows.length === 0) return
  for (const { title, text, href } of rows) {
    const item = document.createElement('li')
    const name = document.createElement(href ? 'a' : 'b')
    name.textContent = title
    if (href) name.setAttribute('href', href)
    const words = document.createElement('p')
    words.textContent = text
    item.append(name, words)
    list.append(item)
  }
  section.hidden = false
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

/** Of the member who is signed in in this tab; on a shared device nobody else's. */
async function drafts(): Promise<Row[]> {
  const memberId = storedMember(openMemory(() => window.sessionStorage))
  if (memberId === null) return []
  const entries = await deviceDrafts.list(memberId)
  return entries
    .filter(({ draft }) => isUnsettled(draft))
    .map(({ draft: { fields, wantsPublish } }) => ({
      title: fields.title || copy.untitled,
      text: `${wantsPublish ? copy.queued : copy.onDevice} · ${wordsOf(fields.content)}`,
    }))
}

async function pages(): Promise<Row[]> {
  const name = (await caches.keys()).find((each) => each.startsWith(COPIES_PREFIX))
  if (!name) return []
  const copies = await caches.open(name)
  const rows = await Promise.all(
    (await copies.keys()).map(async (request) => {
      const title = (await copies.match(request))?.headers.get(TITLE_HEADER)
      return title ? [{ title: decodeURIComponent(title), text: '', href: request.url }] : []
    }),
  )
  return rows.flat().toReversed()
}

async function start() {
  show('drafts', await drafts().catch(() => []))
  show('pages', await pages().catch(() => []))
}

/** A network that comes back often comes and goes first; and a reader who is on his way elsewhere is not called back. */
const STEADY_MS = 1_000
let timer: ReturnType<typeof setTimeout> | undefined
const stay = () => clearTimeout(timer)

window.addEventListener('online', () => {
  stay()
  timer = setTimeout(() => navigator.onLine && window.location.reload(), STEADY_MS)
})
window.addEventListener('offline', stay)
window.addEventListener('beforeunload', stay)
void start()
