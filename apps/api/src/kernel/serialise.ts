import { envelopeOf, type Endpoint, type Result } from '@kms/contract'
import fastJson from 'fast-json-stringify'
import { z } from 'zod'

const compiled = new WeakMap<z.ZodType, (value: unknown) => string>()

/** A serialiser made from the schema: writes the declared keys and no others, several times quicker than a generic one. */
export function serialiserFor(schema: z.ZodType): (value: unknown) => string {
  let serialise = compiled.get(schema)
  if (!serialise) {
    const jsonSchema = z.toJSONSchema(schema, {
      target: 'draft-7',
      reused: 'inline',
      io: 'output',
      override: dropFormat,
    })
    serialise = fastJson(jsonSchema as Parameters<typeof fastJson>[0])
    compiled.set(schema, serialise)
  }
  return serialise
}

/** Dates are strings already here; a format would make the serialiser parse them again. */
function dropFormat({ jsonSchema }: { jsonSchema: Record<string, unknown> }) {
  delete jsonSchema['format']
  delete jsonSchema['pattern']
  delete jsonSchema['id']
}

/** A whole response body, made once and sent as often as wanted. Bytes, so that it is encoded once too. */
export class Serialised {
  readonly bytes: Buffer
  constructor(json: string) {
    this.bytes = Buffer.from(json)
  }
}

const envelopes = new WeakMap<Endpoint, z.ZodType>()

/** The schema of an endpoint's whole answer, always the same object: its serialiser is compiled once. */
export function envelopeFor(endpoint: Endpoint): z.ZodType {
  let envelope = envelopes.get(endpoint)
  if (!envelope) envelopes.set(endpoint, (envelope = envelopeOf(endpoint.result)))
  return envelope
}

export const serialiseResult = <E extends Endpoint>(endpoint: E, data: Result<E>): Serialised =>
  new Serialised(serialiserFor(envelopeFor(endpoint))({ code: 200, message: 'ok', data }))

/** The result again, for who needs to change it. */
export const resultOf = <E extends Endpoint>(_endpoint: E, { bytes }: Serialised): Result<E> =>
  (JSON.parse(bytes.toString()) as { data: Result<E> }).data
