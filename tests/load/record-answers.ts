import { writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { statementsOf } from './measure.ts'
import type { Server } from './process-group.ts'
import type { ApiRequest } from './request-files.ts'
import { settings } from './settings.ts'

/** What the product answered, for the bare server; lists are told apart by the section that was asked for. */
export type RecordedAnswer = { key: string; type: string; encoding?: string; body: string }

/** The first fills the cache; a second may be needed when the product empties it on meeting Redis. */
const FILLING_PASSES = 5

type Recording = { origin: string; requests: readonly ApiRequest[]; headers?: Readonly<Record<string, string>> }

/** Asks for every request once. Returns the file that the bare server reads. */
export async function recordAnswers(recordings: readonly Recording[], more: readonly RecordedAnswer[] = []) {
  const answers = [...more]
  for (const { origin, requests, headers } of recordings)
    for (const request of requests) answers.push(await ask(origin, request, headers))
  const file = `${settings.runDir}/bench/answers.json`
  await writeFile(file, JSON.stringify(answers))
  return file
}

/** Records what comes from the product's cache: asks for everything until a whole pass needs no SQL statement. */
export async function recordFromCache(counted: Server, recording: Recording): Promise<string> {
  for (let pass = 0; pass < FILLING_PASSES; pass += 1) {
    const before = await statementsOf(counted)
    const file = await recordAnswers([recording])
    if ((await statementsOf(counted)) === before) return file
  }
  throw new Error(`${recording.origin} still asks the database after ${FILLING_PASSES} passes`)
}

/** Plain http: fetch would undo the compression that has to be replayed. */
async function ask(origin: string, { method, url, body }: ApiRequest, headers: Recording['headers']) {
  const asked = Promise.withResolvers<RecordedAnswer>()
  const sent = httpRequest(`${origin}${url}`, { method, headers: { ...headers, 'content-type': 'application/json' } })
  sent.on('error', asked.reject)
  sent.on('response', (response) => {
    if (response.statusCode !== 200) return asked.reject(new Error(`${url} answered ${response.statusCode}`))
    const encoding = response.headers['content-encoding']
    const key = body === undefined ? url : `${url} ${(JSON.parse(body) as { sectionId?: string }).sectionId ?? ''}`
    buffer(response).then(
      (bytes) =>
        asked.resolve({
          key,
          type: response.headers['content-type'] ?? '',
          ...(encoding && { encoding }),
          body: bytes.toString('base64'),
        }),
      asked.reject,
    )
  })
  sent.end(body)
  return asked.promise
}
