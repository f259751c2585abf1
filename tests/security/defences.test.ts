import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defences } from './defences.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

it.each(defences)('`make prove` still finds the line of: $name', ({ file, from }) => {
  expect(read(file)).toContain(from)
})
