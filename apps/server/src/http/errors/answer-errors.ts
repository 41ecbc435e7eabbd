import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes, type ErrorBody, type ErrorCode } from '@foyer/core/wire'
import { describeError } from '../../operations/observability/describe-error.ts'
import { TooManyAttemptsError } from '../../protection/limits/too-many-attempts-error.ts'
import { OverloadedError } from '../../accounts/passwords/overloaded-error.ts'
import { explainSchemaError } from './explain-schema-error.ts'
import { HttpError } from './http-error.ts'
import { translateCode } from './messages.ts'
import { readLocale } from '../read-locale.ts'

/** Fastify's own errors that the caller can correct. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
}

/** Seconds for `Retry-After` while the database is unavailable: about as long as a restart of PostgreSQL takes. */
const unavailableSeconds = 5

/**
 * RFC 9110, 15.5.2: a 401 has to name a way to authenticate. There is no registered scheme for cookies; browsers ignore schemes that they
 * do not know, and open no dialog of their own.
 */
const sessionChallenge = 'Cookie realm="Foyer"'
/** RFC 6750, 3. */
const operatorChallenge = 'Bearer realm="Foyer"'

/** Answers every error with `{ code, message, errors? }`. An unexpected error is logged, and answered with 503 and without its text. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const httpError = toHttpError(error, request)
  if (httpError === undefined)
    request.log.error({ requestId: request.id, error: describeError(error) }, 'unexpected error')
  sendHttpError(httpError ?? new HttpError('unavailable'), request, reply)
}

function toHttpError(error: FastifyError | Error, request: FastifyRequest): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof OverloadedError || error instanceof TooManyAttemptsError) {
    return new HttpError(error.code, { retryAfterSeconds: error.retryAfterSeconds })
  }
  if ('validation' in error && error.validation !== undefined) {
    const [first] = error.validation
    return first === undefined ? new HttpError('invalid_request') : explainSchemaError(first, request.body)
  }
  const code = 'code' in error ? fastifyCodes[error.code] : undefined
  if (code !== undefined) return new HttpError(code)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500 ? new HttpError('invalid_request') : undefined
}

function sendHttpError(error: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const { errors, allow, ways, secondFactor } = error.details
  const retryAfterSeconds =
    error.code === 'unavailable' ? unavailableSeconds : error.details.retryAfterSeconds
  const locale = readLocale(request)
  const body: ErrorBody = {
    code: error.code,
    message: translateCode(locale, error.code, { seconds: retryAfterSeconds ?? 1 }),
  }
  if (errors !== undefined && errors.length > 0) {
    body.errors = errors.map(({ field, code, values }) => ({
      field,
      code,
      message: translateCode(locale, code, values),
    }))
  }
  if (ways !== undefined) body.ways = ways
  if (secondFactor !== undefined) body.secondFactor = secondFactor
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (allow !== undefined) reply.header('allow', allow.join(', '))
  const status = errorCodes[error.code]
  if (status === 401) {
    const isForOperators = request.routeOptions.config.operation?.auth === 'operator'
    reply.header('www-authenticate', isForOperators ? operatorChallenge : sessionChallenge)
  }
  reply.code(status).header('cache-control', 'no-store').send(body)
}
