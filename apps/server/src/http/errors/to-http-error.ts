import type { FastifyError } from 'fastify'
import type { ErrorCode } from '@foyer/core/wire'
import { OverloadedError } from '../../accounts/passwords/overloaded-error.ts'
import { isDatabaseUnavailable } from '../../database/observed/database-unavailable-error.ts'
import { TooManyAttemptsError } from '../../protection/limits/too-many-attempts-error.ts'
import { explainSchemaError } from './explain-schema-error.ts'
import { HttpError } from './http-error.ts'

/** Fastify's own errors that the caller can correct. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
}

/** How to answer an error: `unavailable` if a later try may succeed, `internal` if the program is wrong. */
export function toHttpError(error: unknown, body?: unknown): HttpError {
  return (
    toExpectedError(error, body) ?? new HttpError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal')
  )
}

/** `undefined` if neither the caller nor the load is the reason. */
function toExpectedError(error: unknown, body: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof OverloadedError || error instanceof TooManyAttemptsError) {
    return new HttpError(error.code, { retryAfterSeconds: error.retryAfterSeconds })
  }
  const { validation, code, statusCode = 500 }: Partial<FastifyError> = Object(error)
  if (validation !== undefined) {
    const [first] = validation
    return first === undefined ? new HttpError('invalid_request') : explainSchemaError(first, body)
  }
  const ownCode = code === undefined ? undefined : fastifyCodes[code]
  if (ownCode !== undefined) return new HttpError(ownCode)
  return statusCode >= 400 && statusCode < 500 ? new HttpError('invalid_request') : undefined
}
