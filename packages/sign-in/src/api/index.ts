export { createApi, type Api, type ApiOptions } from './api.ts'
export { ApiError, type FailureCode } from './api-error.ts'
export { type AskForProof, type ProofWay } from './proof-gate.ts'
export { describeFailure } from './describe-failure.ts'
