import { z } from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** A copy can be fetched for this long … */
export const EXPORT_DAYS = 7
/** … and asked for again after this. */
export const EXPORT_PAUSE_HOURS = 24
/** How long somebody who asked to be forgotten can think again. */
export const GRACE_DAYS = 7
/** Only who signed in this lately may ask for what can't be undone. */
export const RECENT_MINUTES = 30

export const DataExport = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'ready', 'failed', 'expired']),
    size: z.number().int().nullable(),
    requestedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'DataExport' })
export type DataExport = z.infer<typeof DataExport>

export const requestExport = defineEndpoint({
  id: 'requestExport',
  method: 'POST',
  path: '/api/f/privacy/export',
  access: 'member',
  rate: 'write',
  summary: 'Ask for a copy of everything that is kept about the caller; a message says when it is there',
  result: DataExport,
})

export const listExports = defineEndpoint({
  id: 'listExports',
  method: 'GET',
  path: '/api/f/privacy/exports',
  access: 'member',
  rate: 'read',
  summary: "The caller's latest copies and their state",
  result: z.object({ records: z.array(DataExport), nextAt: z.iso.datetime().nullable() }),
})

export const getExportAddress = defineEndpoint({
  id: 'getExportAddress',
  method: 'GET',
  path: '/api/f/privacy/exports/{key}',
  access: 'member',
  rate: 'read',
  summary: 'Where to download one, for a few minutes',
  params: z.object({ key: z.uuid() }),
  result: z.object({ url: z.string(), seconds: z.number().int() }),
})

export const requestDeletion = defineEndpoint({
  id: 'requestDeletion',
  method: 'POST',
  path: '/api/f/privacy/deletion',
  access: 'member',
  rate: 'write',
  summary: 'Ask to be forgotten: every session ends now, the account after a week; signing in again takes it back',
  body: z.object({ nickname: z.string().max(100) }),
  result: z.object({ dueAt: z.iso.datetime() }),
})

export const privacyEndpoints = { requestExport, listExports, getExportAddress, requestDeletion }
