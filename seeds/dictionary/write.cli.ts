/** Writes deploy/opensearch/electrical.dic. OpenSearch reads it at its next start; `make reindex` then applies it. */
import { writeFileSync } from 'node:fs'
import { DICTIONARY_FILE, electricalDictionary } from './electrical-words.ts'

writeFileSync(DICTIONARY_FILE, electricalDictionary())
