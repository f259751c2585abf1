export { ApiError } from './api-error.ts'
export { createApi, createConsoleApi, type Api, type ConsoleApi, type SendRequest } from './create-api.ts'
