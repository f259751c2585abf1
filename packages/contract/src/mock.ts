import { z } from 'zod'
import { defineEndpoint, type Method } from './http/endpoint.ts'

/** Leftovers of the first front end, named by the specification. They exist in development only. */
const mock = <const I extends string, const M extends Method, const P extends `/${string}`, R extends z.ZodType>(
  id: I,
  method: M,
  path: P,
  summary: string,
  result: R,
) => defineEndpoint({ id, method, path, access: 'public', rate: 'read', only: 'development', summary, result })

const Row = z.object({ id: z.string(), name: z.string() })

export const mockLogin = mock(
  'mockLogin',
  'POST',
  '/login',
  'Development only: a token for the first account',
  z.object({ token: z.string() }),
)
export const mockInfo = mock(
  'mockInfo',
  'GET',
  '/get_info',
  'Development only: the first account',
  z.object({ user_id: z.string(), name: z.string(), access: z.array(z.string()) }),
)
export const mockDragList = mock(
  'mockDragList',
  'GET',
  '/get_drag_list',
  'Development only: a list to drag about',
  z.array(Row),
)
export const mockTableData = mock(
  'mockTableData',
  'GET',
  '/get_table_data',
  'Development only: rows for a table',
  z.array(Row),
)
export const mockDetail = mock('mockDetail', 'GET', '/get_detail', 'Development only: one row', Row)

export const mockEndpoints = { mockLogin, mockInfo, mockDragList, mockTableData, mockDetail }
