export { ApiError } from './api-error.ts'
export { createApi, type Api } from './create-api.ts'
