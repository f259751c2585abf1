/** `make generate`: writes docs/openapi.json from the registered endpoints. Needs no engine. */
import { writeFileSync } from 'node:fs'
import { openapiDocument } from './openapi-document.ts'

writeFileSync(new URL('../../../docs/openapi.json', import.meta.url), await openapiDocument())
