export { ApiError } from './api-error.ts'
export { createApi, type Api, type SendRequest } from './create-api.ts'
