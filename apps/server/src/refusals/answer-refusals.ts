import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes, type ErrorBody, type ErrorCode } from '@foyer/core/wire'
import { describeError } from '../observability/describe-error.ts'
import { TooManyAttemptsError } from '../limits/too-many-attempts-error.ts'
import { OverloadedError } from '../passwords/overloaded-error.ts'
import { explainSchemaError } from './explain-schema-error.ts'
import { Refusal } from './refusal.ts'
import { readLocale, sayCode } from './words.ts'

/** Fastify's own errors that the caller can do something about. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
}

/** Seconds after which a database that was away may be asked for again: a restart of PostgreSQL takes about as long. */
const unavailableSeconds = 5

/** Answers every error with `{ code, message, errors? }`. What nobody expected is logged, and answered 503 without its words. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error, request)
  if (refusal === undefined)
    request.log.error({ requestId: request.id, error: describeError(error) }, 'unexpected error')
  sendRefusal(refusal ?? new Refusal('unavailable'), request, reply)
}

function toRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof OverloadedError || error instanceof TooManyAttemptsError) {
    return new Refusal(error.code, { retryAfterSeconds: error.retryAfterSeconds })
  }
  if ('validation' in error && error.validation !== undefined) {
    const [first] = error.validation
    return first === undefined ? new Refusal('invalid_request') : explainSchemaError(first, request.body)
  }
  const code = 'code' in error ? fastifyCodes[error.code] : undefined
  if (code !== undefined) return new Refusal(code)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500 ? new Refusal('invalid_request') : undefined
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const { errors, allow } = refusal.details
  const retryAfterSeconds =
    refusal.code === 'unavailable' ? unavailableSeconds : refusal.details.retryAfterSeconds
  const locale = readLocale(request)
  const body: ErrorBody = {
    code: refusal.code,
    message: sayCode(locale, refusal.code, { seconds: retryAfterSeconds ?? 1 }),
  }
  if (errors !== undefined && errors.length > 0) {
    body.errors = errors.map(({ field, code, values }) => ({
      field,
      code,
      message: sayCode(locale, code, values),
    }))
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (allow !== undefined) reply.header('allow', allow.join(', '))
  reply.code(errorCodes[refusal.code]).header('cache-control', 'no-store').send(body)
}
