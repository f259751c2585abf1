import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DICTIONARY_FILE, electricalDictionary } from './electrical-words.ts'

it('is what OpenSearch is started with (node seeds/dictionary/write.cli.ts writes it)', () => {
  expect(readFileSync(DICTIONARY_FILE, 'utf8')).toBe(electricalDictionary())
})
