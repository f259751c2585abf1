/** `make token ROLE=operator`: a token for the seeded account of that role, and the console's address with it. */
import { parseArgs } from 'node:util'
import { loadApiConfig } from '@kms/config'
import { ROLES } from './kernel/actor.ts'
import { makeDevToken } from './kernel/dev-token.ts'

const { values } = parseArgs({ options: { role: { type: 'string', default: 'operator' } } })
const index = ROLES.findIndex((role) => role === values.role)
if (index < 0) throw new Error(`Unknown role ${values.role}: one of ${ROLES.join(', ')}`)

const config = loadApiConfig(process.env)
if (!config.DEV_TOKEN_SECRET) throw new Error('DEV_TOKEN_SECRET is not set')

// The seeds give the role accounts the ids 1 to 8, in the order of ROLES.
const token = await makeDevToken(config.DEV_TOKEN_SECRET, String(index + 1), [values.role])
console.log(token)
console.error(`\nConsole: ${process.env['PUBLIC_ORIGIN'] ?? ''}/kms/admin/#token=${token}`)
