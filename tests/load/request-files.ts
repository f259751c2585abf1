import { writeFile } from 'node:fs/promises'
import { settings } from './settings.ts'
import { drawZipf } from './zipf.ts'

const DRAWS = 50_000
/** Few enough to fit every cache: for measuring what a hit costs. */
const POPULAR = 400

/** Ids of a seeded database, most popular first. */
export type Population = { name: string; faqIds: readonly string[]; sectionIds: readonly string[] }

/** A request and what wrk reads to send it; `sample` holds every different request of the file once. */
export type RequestFile = { path: string; sample: readonly ApiRequest[] }
export type ApiRequest = { method: 'GET' | 'POST'; url: string; body?: string }

const detail = (id: string): ApiRequest => ({ method: 'GET', url: `/api/f/faq/showDetailFrm/${id}` })
const page = (id: string): ApiRequest => ({ method: 'GET', url: `/kms/pc/detail/faq/${id}` })
const list = (body: object): ApiRequest => ({
  method: 'POST',
  url: '/api/f/faq/ajaxLoadData',
  body: JSON.stringify(body),
})

export async function writeRequestFiles({ name, faqIds, sectionIds }: Population) {
  const popular = faqIds.slice(0, POPULAR)
  const sectionLists = sectionIds.map((sectionId) => list({ sectionId }))
  const write = async (kind: string, requests: readonly ApiRequest[], sequence = drawZipf(requests, DRAWS)) => {
    const path = `${settings.runDir}/bench/${name}-${kind}.txt`
    const lines = sequence.map(({ method, url, body }) => `${method} ${url} ${body ?? ''}`.trim())
    await writeFile(path, `${lines.join('\n')}\n`)
    const file: RequestFile = { path, sample: requests }
    return file
  }
  const pages = faqIds.map(page)
  return {
    detail: await write('detail', faqIds.map(detail)),
    popularDetail: await write('popular-detail', popular.map(detail)),
    list: await write('list', [list({})]),
    sectionList: await write('section-list', sectionLists),
    anyList: await write('any-list', [list({}), ...sectionLists]),
    // Every page once: two readers of one page at a time would share a rendering.
    page: await write('page', pages, pages.slice(0, DRAWS)),
    popularPage: await write('popular-page', popular.map(page)),
  }
}

export type RequestFiles = Awaited<ReturnType<typeof writeRequestFiles>>
