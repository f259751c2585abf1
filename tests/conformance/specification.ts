import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../packages/contract/spec/', import.meta.url)

/** The rows of the project's own copy of a specification list. */
function rows(file: string): string[][] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

export const specifiedEndpoints = rows('endpoints.tsv').map(([method, path]) => `${method} ${path}`)
export const specifiedPages = rows('pages.tsv').map(([path]) => path as string)

/** How far we were when it was last raised; `tests/conformance` fails when we fall below it. */
export const floor = JSON.parse(readFileSync(new URL('floor.json', FOLDER), 'utf8')) as {
  endpoints: number
  pages: number
}
