import { writeFile } from 'node:fs/promises'
import { settings } from './settings.ts'
import { ADDRESSES, type Subject } from './subjects.ts'
import { drawZipf } from './zipf.ts'

const DRAWS = 50_000
/** Few enough to fit every cache: for measuring what a hit costs. */
const POPULAR = 400

/** Ids of a seeded database, most popular first. */
export type Population = {
  name: string
  ids: Readonly<Record<Subject, readonly string[]>>
  sectionIds: readonly string[]
}

/** A request and what wrk reads to send it; `sample` holds every different request of the file once. */
export type RequestFile = { path: string; sample: readonly ApiRequest[] }
export type ApiRequest = { method: 'GET' | 'POST'; url: string; body?: string }

export async function writeRequests(
  name: string,
  requests: readonly ApiRequest[],
  sequence: readonly ApiRequest[] = drawZipf(requests, DRAWS),
): Promise<RequestFile> {
  const path = `${settings.runDir}/bench/${name}.txt`
  const lines = sequence.map(({ method, url, body }) => `${method} ${url} ${body ?? ''}`.trim())
  await writeFile(path, `${lines.join('\n')}\n`)
  return { path, sample: requests }
}

async function filesOf(subject: Subject, { name, ids, sectionIds }: Population) {
  const { detail, page, list } = ADDRESSES[subject]
  const all = ids[subject]
  const popular = all.slice(0, POPULAR)
  const sectionLists = sectionIds.map((sectionId) => list({ sectionId }))
  const pages = all.map(page)
  const write = (kind: string, requests: readonly ApiRequest[], sequence?: readonly ApiRequest[]) =>
    writeRequests(`${name}-${subject}-${kind}`, requests, sequence)
  return {
    detail: await write('detail', all.map(detail)),
    popularDetail: await write('popular-detail', popular.map(detail)),
    list: await write('list', [list({})]),
    sectionList: await write('section-list', sectionLists),
    anyList: await write('any-list', [list({}), ...sectionLists]),
    // Every page once: two readers of one page at a time would share a rendering.
    page: await write('page', pages, pages.slice(0, DRAWS)),
    popularPage: await write('popular-page', popular.map(page)),
  }
}

export const writeRequestFiles = async (population: Population) => ({
  FAQ: await filesOf('FAQ', population),
  question: await filesOf('question', population),
})

export type RequestFiles = Awaited<ReturnType<typeof writeRequestFiles>>
