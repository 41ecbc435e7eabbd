import { FoyerError, misconfigured } from '../foyer-error.ts'
import { maxBodyLength, readBody } from './read-body.ts'

/** What `fetch` is called with; not every runtime's types know `cache`. */
export type FetchInit = RequestInit & { readonly cache?: 'no-store' }

/** The part of `fetch` that is used. */
export type Fetch = (input: string, init: FetchInit) => Promise<Response>

export interface Exchange {
  /** Where Foyer is. */
  readonly origin: string
  readonly fetch: Fetch
  /** Milliseconds for everything: connection, answer, and the second try. */
  readonly timeout: number
}

/** An answer of 2xx or 4xx, with its body parsed from JSON. */
export interface Exchanged {
  readonly status: number
  readonly body: unknown
}

/** Foyer runs and has answered 500: something is wrong with this call, but it says nothing about others. */
export class FailedAnswerError extends Error {
  override readonly name = 'FailedAnswerError'
}

/** In seconds: when to try again after an answer without `Retry-After`, or with one that makes no sense. */
const defaultRetryAfter = 1

/** In seconds. */
const maxRetryAfter = 86_400

/**
 * Makes one call to Foyer.
 * @throws {FoyerError} `foyer_unavailable` if it cannot be reached, does not answer within `timeout`, or answers 429 or 5xx;
 * `foyer_misconfigured` if the answer is not one of Foyer's
 * @throws {FailedAnswerError}
 */
export async function exchange(
  to: Exchange,
  path: string,
  init: Omit<RequestInit, 'cache'>,
): Promise<Exchanged> {
  const signal = AbortSignal.timeout(to.timeout)
  // `manual`: a redirect would carry the person's cookie to somebody else.
  const request: FetchInit = { ...init, signal, redirect: 'manual', ...cacheOption() }
  const response = await fetchTwice(to, path, request, signal)
  const text = await untilAborted(signal, readBody(response)).catch((error: unknown) => {
    throw unavailable(
      signal.aborted
        ? describeTimeout(to)
        : `Foyer at ${to.origin} broke off in the middle of its answer${causeOf(error)}.`,
      { cause: error },
    )
  })
  return readAnswer(to.origin, response, text)
}

/**
 * `no-store`, because frameworks cache what they fetch. Cloudflare Workers with a compatibility date before November 2024 do not have the
 * option, and `fetch` throws for it there. They follow the `Cache-Control` of Foyer's answers.
 */
function cacheOption(): Pick<FetchInit, 'cache'> {
  return 'cache' in Request.prototype ? { cache: 'no-store' } : {}
}

/** Tries a second time if the connection broke before any answer, as it does while Foyer, or a proxy, is restarted. */
async function fetchTwice(to: Exchange, path: string, request: FetchInit, signal: AbortSignal) {
  const url = to.origin + path
  try {
    return await untilAborted(signal, to.fetch(url, request)).catch(async (error: unknown) => {
      if (signal.aborted) throw error
      return untilAborted(signal, to.fetch(url, request))
    })
  } catch (error) {
    throw unavailable(
      signal.aborted
        ? describeTimeout(to)
        : `Foyer at ${to.origin} cannot be reached${causeOf(error)}. Check that it runs, and that this is its address.`,
      { cause: error },
    )
  }
}

/** Waits no longer than the signal allows, even for a `fetch` of the app's own that ignores it. */
function untilAborted<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    promise.then(resolve, reject)
  })
}

function readAnswer(origin: string, { status, headers, type }: Response, text: string | null): Exchanged {
  if (status === 500)
    throw new FailedAnswerError(`Foyer at ${origin} answered 500: it has failed, and its log says why.`)
  if (status > 500 || status === 429)
    throw unavailable(
      `Foyer at ${origin} answered ${status}: ${status === 429 ? 'it is asked too much' : 'it cannot answer'} at the moment.`,
      { retryAfter: readRetryAfter(headers.get('retry-after') ?? '') },
    )
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw notFoyer(origin, `redirects${headers.has('location') ? ` to ${headers.get('location')}` : ''}`)
  if (text === null) throw notFoyer(origin, `answered ${status} with more than ${maxBodyLength} bytes`)
  if (!/^application\/json\b/.test(headers.get('content-type') ?? ''))
    throw notFoyer(origin, `answered ${status} with ${headers.get('content-type') ?? 'no type of content'}`)
  try {
    return { status, body: JSON.parse(text) as unknown }
  } catch (error) {
    throw notFoyer(origin, `answered ${status} with JSON that cannot be read`, { cause: error })
  }
}

/** `undefined` unless it is a number of seconds, from 1 up to a day. Foyer sends no dates. */
function readRetryAfter(header: string): number | undefined {
  const seconds = /^\d+$/.test(header) ? Number(header) : 0
  return seconds > 0 && seconds <= maxRetryAfter ? seconds : undefined
}

/** The error for an answer of another server than the intended Foyer. */
export function notFoyer(origin: string, does: string, options?: ErrorOptions): FoyerError {
  return misconfigured(
    `${origin} ${does}, as Foyer does not: check that \`url\` is Foyer's own address, and that Foyer is as new as this package.`,
    options,
  )
}

export function unavailable(
  message: string,
  { retryAfter = defaultRetryAfter, ...options }: ErrorOptions & { retryAfter?: number | undefined },
): FoyerError {
  return new FoyerError('foyer_unavailable', message, { ...options, retryAfter })
}

const describeTimeout = ({ origin, timeout }: Exchange) =>
  `Foyer at ${origin} did not answer within ${timeout} ms.`

/** Why a connection failed, such as ` (ECONNREFUSED)`: the message of `fetch` only says that it failed. */
function causeOf(error: unknown): string {
  const { cause = error } = Object(error) as { cause?: unknown }
  const { code } = Object(cause) as { code?: unknown }
  return typeof code === 'string' ? ` (${code})` : ''
}
