import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorCodes, type ErrorBody } from '@foyer/core/wire'
import { describeError } from '../../operations/observability/describe-error.ts'
import type { ApiError } from '../../api-error.ts'
import { translateCode } from './messages.ts'
import { toApiError } from './to-api-error.ts'
import { readLocale } from '../read-locale.ts'

/** Seconds for `Retry-After` while the database is unavailable: about as long as a restart of PostgreSQL takes. */
const unavailableSeconds = 5

/**
 * RFC 9110, 15.5.2: a 401 has to name a way to authenticate. There is no registered scheme for cookies; browsers ignore schemes that they
 * do not know, and open no dialog of their own.
 */
const sessionChallenge = 'Cookie realm="Foyer"'
/** RFC 6750, 3. */
const operatorChallenge = 'Bearer realm="Foyer"'

/** Answers every error with `{ code, message, errors? }`, and logs it unless the caller can correct it or only the load is the reason. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const apiError = toApiError(error, request.body)
  if (apiError !== error) logFault(error, apiError, request)
  sendApiError(apiError, request, reply)
}

/** An error that was answered with a code that says nothing about its reason. */
export function logFault(error: unknown, { code }: ApiError, { id, log }: FastifyRequest): void {
  if (code !== 'internal' && code !== 'unavailable') return
  const text = code === 'internal' ? 'unexpected error' : 'the database is unavailable'
  log.error({ requestId: id, error: describeError(error) }, text)
}

function sendApiError(error: ApiError, request: FastifyRequest, reply: FastifyReply): void {
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
