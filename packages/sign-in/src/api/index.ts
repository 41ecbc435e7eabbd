export { createApi, type Api, type ApiOptions } from './api.ts'
export { ApiError, type FailureCode } from './api-error.ts'
export { describeFailure } from './describe-failure.ts'
