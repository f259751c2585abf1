import { errorCopy } from '@kms/ui/copy/error.copy'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { DEFAULT_STATUS, describeError } from './describe-error.ts'

it('shows the message and takes the status from the error', () => {
  const error = new ErrorResponse(500, '', { message: "Unknown middleware 'nobody'", requestId: 'r-1' })
  expect(describeError(error)).toEqual({ status: 500, title: "Unknown middleware 'nobody'", requestId: 'r-1' })
})

it('has a default for everything that says nothing', () => {
  expect(DEFAULT_STATUS).toBe(500)
  const failed = { status: 500, title: errorCopy.failed, requestId: undefined }
  expect(describeError(new TypeError('x is undefined'))).toEqual(failed)
  expect(describeError(undefined)).toEqual(failed)
  expect(describeError(new ErrorResponse(500, '', null))).toEqual(failed)
  expect(describeError(new ErrorResponse(503, '', 'plain text'))).toEqual({ ...failed, status: 503 })
  expect(describeError(new ErrorResponse(429, '', { message: '' }))).toMatchObject({ title: errorCopy.busy })
})
