import { createListeners } from '@foyer/core/store'
import type {
  Locale,
  OperationId,
  RequestBody,
  RequestParams,
  RequestQuery,
  ResponseBody,
} from '@foyer/core/wire'
import { routes } from '@foyer/core/wire/routes'
import { ApiError } from './api-error.ts'
import { readAnswer } from './read-answer.ts'

export interface ApiOptions {
  /** The server's address: an origin, or an origin with a path. Default: the page's own origin. */
  readonly baseUrl?: string
  /** The language of the server's messages: a locale, or a function that returns the current one. */
  readonly lang: Locale | (() => Locale)
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds after which a call without an answer fails with `timed_out`. */
  readonly timeout?: number
  readonly now?: () => number
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [N in Name]: Value }

interface CommonRequest {
  readonly signal?: AbortSignal | undefined
  /** `Idempotency-Key`: the server executes the request once, however often it is sent with this key. */
  readonly key?: string | undefined
  /** The id of this device, for a server on another origin, which does not get this page's cookie. */
  readonly deviceId?: string | undefined
  /** Sent with `keepalive`, so that it completes after the page is left. */
  readonly isLasting?: boolean | undefined
}

/** The parts that the contract asks for in each call. A mapped type, so that TypeScript resolves each only once. */
type ApiRequests = {
  [Id in OperationId]: CommonRequest &
    Part<'params', RequestParams<Id>> &
    Part<'query', RequestQuery<Id>> &
    Part<'body', RequestBody<Id>>
}

type ApiAnswers = { [Id in OperationId]: ResponseBody<Id> }

export interface Api {
  readonly lang: Locale
  /**
   * Makes a call of the contract.
   * @throws ApiError when it fails; the AbortError of `signal` when the caller has aborted it
   */
  call<Id extends OperationId>(id: Id, request: ApiRequests[Id]): Promise<ApiAnswers[Id]>
  /** Calls back with the operation when the server answers that nobody is signed in. Returns the function that unsubscribes. */
  onUnauthenticated(listener: (id: OperationId) => void): () => void
}

/** A client for the server's contract. Uses its types and paths only, so that no schema is bundled. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl = '', timeout = 20_000, now = Date.now } = options
  const readLang = (): Locale => (typeof options.lang === 'function' ? options.lang() : options.lang)
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const unauthenticated = createListeners<[id: OperationId]>()

  async function call<Id extends OperationId>(id: Id, request: ApiRequests[Id]): Promise<ApiAnswers[Id]> {
    const { params, query, body, signal, key, deviceId, isLasting = false }: AnyRequest = request
    const { method, path } = routes[id]
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': readLang() })
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (key !== undefined) headers.set('Idempotency-Key', key)
    if (deviceId !== undefined) headers.set('Foyer-Device-Id', deviceId)
    const tooLate = AbortSignal.timeout(timeout)
    try {
      const response = await send(baseUrl.replace(/\/$/, '') + fillPath(path, params) + writeQuery(query), {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'include',
        cache: 'no-store',
        keepalive: isLasting,
        signal: signal === undefined ? tooLate : AbortSignal.any([signal, tooLate]),
      })
      return (await readAnswer(response, now)) as ApiAnswers[Id]
    } catch (cause) {
      if (signal?.aborted) throw cause
      if (cause instanceof ApiError) {
        if (cause.code === 'unauthenticated') unauthenticated.tell(id)
        throw cause
      }
      throw tooLate.aborted
        ? new ApiError(0, { code: 'timed_out', message: `No answer to ${id} in ${timeout} ms.` }, { cause })
        : new ApiError(0, { code: 'offline', message: `The call ${id} did not reach the server.` }, { cause })
    }
  }

  return {
    get lang() {
      return readLang()
    },
    call,
    onUnauthenticated: unauthenticated.subscribe,
  }
}

interface AnyRequest extends CommonRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function fillPath(path: string, params: AnyRequest['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function writeQuery(query: AnyRequest['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
