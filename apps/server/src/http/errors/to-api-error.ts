import type { FastifyError } from 'fastify'
import type { ErrorCode } from '@foyer/core/wire'
import { OverloadedError } from '../../accounts/passwords/overloaded-error.ts'
import { isDatabaseUnavailable } from '../../database/observed/database-unavailable-error.ts'
import { TooManyAttemptsError } from '../../protection/limits/too-many-attempts-error.ts'
import { explainSchemaError } from './explain-schema-error.ts'
import { ApiError } from '../../api-error.ts'

/** Fastify's own errors that the caller can correct. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
}

/** How to answer an error: `unavailable` if a later try may succeed, `internal` if the program is wrong. */
export function toApiError(error: unknown, body?: unknown): ApiError {
  return (
    toExpectedError(error, body) ?? new ApiError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal')
  )
}

/** `undefined` if neither the caller nor the load is the reason. */
function toExpectedError(error: unknown, body: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof OverloadedError || error instanceof TooManyAttemptsError) {
    return new ApiError(error.code, { retryAfterSeconds: error.retryAfterSeconds })
  }
  const { validation, code, statusCode = 500 }: Partial<FastifyError> = Object(error)
  if (validation !== undefined) {
    const [first] = validation
    return first === undefined ? new ApiError('invalid_request') : explainSchemaError(first, body)
  }
  const ownCode = code === undefined ? undefined : fastifyCodes[code]
  if (ownCode !== undefined) return new ApiError(ownCode)
  return statusCode >= 400 && statusCode < 500 ? new ApiError('invalid_request') : undefined
}
