import { ApiError } from '@kms/api-client'
import { describe, expect, it } from 'vitest'
import { notFound, optionalId, orErrorPage, requireId, withRequestId } from './page-errors.ts'

const refusal = (status: number, requestId?: string) =>
  orErrorPage(Promise.reject(new ApiError(status, { message: '请求的资源不存在', ...(requestId && { requestId }) })))

describe('the status of a page whose call was refused', () => {
  it.each([
    [404, 404],
    [403, 403],
    [429, 429],
    [500, 500],
    [503, 503],
    [0, 503],
  ])('API %d → page %d', async (api, page) => {
    await expect(refusal(api)).rejects.toMatchObject({ init: { status: page } })
  })

  it('leaves programming errors alone', async () => {
    await expect(orErrorPage(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  })
})

describe('the number on an error page', () => {
  it("is the API's where it answered, else this request's", async () => {
    await expect(withRequestId('web-1', refusal(500, 'api-1'))).rejects.toMatchObject({ data: { requestId: 'api-1' } })
    await expect(withRequestId('web-1', refusal(0))).rejects.toMatchObject({ data: { requestId: 'web-1' } })
  })
})

describe('page validation', () => {
  it.each(['1', '1023', '9223372036854775807'])('%s is an id', (id) => {
    expect(requireId(id)).toBe(id)
  })

  it.each(['', '0', '01', '-1', '1.5', 'abc', '1 or 1=1', '12345678901234567890', undefined])(
    '%s is not found',
    (id) => {
      expect(() => requireId(id)).toThrow(expect.objectContaining({ init: { status: 404 } }))
    },
  )

  it('takes an absent filter as none and nonsense as not found', () => {
    expect(optionalId(null)).toBeUndefined()
    expect(() => optionalId('x')).toThrow(expect.objectContaining(notFound()))
  })
})
