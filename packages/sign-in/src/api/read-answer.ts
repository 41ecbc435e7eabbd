import type { ErrorBody, FieldError } from '@foyer/core/wire'
import { ApiError } from './api-error.ts'

/**
 * The body of an answer; `undefined` for 204.
 * @throws ApiError for an error of the server, or an answer by something between the client and the server
 */
export async function readAnswer(response: Response, now: () => number): Promise<unknown> {
  if (response.status === 204) return undefined
  const body = parseJson(await response.text())
  if (response.ok) {
    if (typeof body === 'object' && body !== null) return body
    // A captive portal's page, or a truncated answer: status 200, but not the contract's body.
    throw new ApiError(response.status, {
      code: 'unreadable_answer',
      message: describeForeignResponse(response),
    })
  }
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'), now)
  if (isErrorBody(body)) throw new ApiError(response.status, { ...body, retryAfter, isFromServer: true })
  // A proxy's own error page: a status without a message of the server.
  throw new ApiError(response.status, {
    code: response.status >= 500 ? 'unavailable' : 'unreadable_answer',
    message: describeForeignResponse(response),
    retryAfter,
  })
}

/** For integrators whose web server does not forward the calls to Foyer. Other people read a message of `describe-failure.ts`. */
function describeForeignResponse({ url, status, headers }: Response): string {
  const kind = headers.get('Content-Type') ?? 'no Content-Type'
  return (
    `${url || 'The server'} answered ${status} (${kind}), which is no answer of Foyer's. Does the page's server pass ` +
    'this path on to Foyer, or does baseUrl name it?'
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isErrorBody(body: unknown): body is ErrorBody & { errors?: FieldError[] } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string' &&
    (!('errors' in body) || Array.isArray(body.errors))
  )
}

/** In seconds, 31 days: a longer wait is of no use to anybody, and is ignored. */
const maxRetryAfter = 2_678_400

/**
 * Whole seconds from now; the header has seconds or a date (RFC 9110, section 10.2.3), which begins with a day of the week, and has a time.
 * `null` for anything else: browsers read `-5` as a year.
 */
function readRetryAfter(header: string | null, now: () => number): number | null {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : /^[a-z].*:\d/i.test(text)
      ? (Date.parse(text) - now()) / 1000
      : NaN
  return seconds <= maxRetryAfter ? Math.max(1, Math.ceil(seconds)) : null
}
