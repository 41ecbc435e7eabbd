import { createListeners } from '@foyer/core/store'
import type { Locale, OperationId } from '@foyer/core/wire'
import { routes } from '@foyer/core/wire/routes'
import { ApiError } from './api-error.ts'
import type { AnyRequest, ApiAnswers, ApiRequests } from './api-requests.ts'
import { createWarning } from './misuse/create-warning.ts'
import { checkBaseUrl, checkLang } from './misuse/check-options.ts'
import { createProofGate, type AskForProof } from './proof-gate.ts'
import { readAnswer } from './read-answer.ts'

/** Where the server is, and in which language it answers. */
export interface ApiOptions {
  /** The server's address: an origin, or an origin with a path. Default: the page's own origin. */
  readonly baseUrl?: string | undefined
  /** The language of the server's messages: a locale, or a function that returns the current one. */
  readonly lang: Locale | (() => Locale)
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds after which a call without an answer fails with `timed_out`. Default: 20000. */
  readonly timeout?: number | undefined
  /** The time in ms, which a `Retry-After` with a date is compared with. Default: `Date.now`. For tests. */
  readonly now?: (() => number) | undefined
  /** Called once for each kind of failure that an integrator can fix. Default: `console.warn`. */
  readonly warn?: ((message: string) => void) | undefined
}

/** The client of the server's calls. */
export interface Api {
  /** That of the next call. While rendering, read `lang` of `useApi` instead, which is that of the messages, too. */
  readonly lang: Locale
  /** Calls go to another origin than the page's. */
  readonly isCrossOrigin: boolean
  /**
   * Makes a call of the contract.
   * @throws ApiError when it fails; the AbortError of `signal` when the caller has aborted it
   */
  call<Id extends OperationId>(id: Id, request: ApiRequests[Id]): Promise<ApiAnswers[Id]>
  /**
   * Calls back when the server answers that nobody is signed in, with the operation and the time at which it was sent, as in
   * `performance.now()`. Returns the function that unsubscribes.
   */
  onUnauthenticated(listener: (id: OperationId, sentAt: number) => void): () => void
  /**
   * Sets the function that reads the id of the person whom the page shows. It is sent with each call that changes something, which the
   * server refuses with `other_user` if somebody else is signed in by then. Returns the function that removes it. `Session` calls this.
   */
  identifyWith(readUserId: () => string | undefined): () => void
  /**
   * Sets the function that asks the person for a proof when the server answers that a call needs one. All refused calls wait for the
   * same answer and are then sent once more. If the person gives no proof, they fail with `proof_needed`, as they do if no function is
   * set. Returns the function that removes it. `FoyerProvider` calls this.
   */
  askForProofWith(ask: AskForProof): () => void
  /**
   * For actions outside the contract, such as calls to the page's own back end: asks the person to show who they are, unless they
   * have done so within the last ten minutes. Concurrent callers share one question. Resolves with whether the person has given a
   * proof; `false` if no function is set that asks.
   * @throws ApiError when the call that lists the ways to do so fails; the AbortError of `signal`
   */
  requireProof(signal?: AbortSignal): Promise<boolean>
}

/** The calls that give a proof. If one is refused for lack of a proof, it must not wait for the question that it answers: a deadlock. */
const proofOperations: ReadonlySet<OperationId> = new Set(['proof', 'proofCode', 'socialFinish'])

/**
 * A client for the server's contract. Uses its types and paths only, so that no schema is bundled.
 * @throws InvalidOptionError
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl = '', timeout = 20_000, now = Date.now } = options
  const readLang = () => checkLang(typeof options.lang === 'function' ? options.lang() : options.lang)
  if (typeof options.lang !== 'function') readLang()
  checkBaseUrl(baseUrl)
  const fetchResponse = options.fetch ?? ((input, init) => fetch(input, init))
  const unauthenticatedListeners = createListeners<[id: OperationId, sentAt: number]>()
  const warnOnce = createWarning(options.warn)
  /** The functions that name the person, one for each session of the page. The last one added names them; once it is removed, the one before. */
  let readers: readonly (() => string | undefined)[] = []
  const readShownId = (): string | undefined => readers.at(-1)?.()

  const proofGate = createProofGate(
    (body, signal) => send('proof', { body, signal }),
    (signal) => send('proofWays', { signal }),
  )

  function call<Id extends OperationId>(id: Id, request: ApiRequests[Id]): Promise<ApiAnswers[Id]> {
    // Once for both tries: the person whom the page shows may change between them, and what was typed is not theirs.
    const shownId = readShownId()
    return proofOperations.has(id)
      ? send(id, request, shownId)
      : proofGate.sendWithProof(() => send(id, request, shownId), request)
  }

  async function send<Id extends OperationId>(
    id: Id,
    request: ApiRequests[Id],
    shownId = readShownId(),
  ): Promise<ApiAnswers[Id]> {
    const { params, query, body, signal, key, deviceId, keepalive = false }: AnyRequest = request
    const { method, path } = routes[id]
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': readLang() })
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (key !== undefined) headers.set('Idempotency-Key', key)
    if (deviceId !== undefined) headers.set('Foyer-Device-Id', deviceId)
    // A page of another origin would need one more request for permission to send it with GET, which changes nothing.
    if (shownId !== undefined && method !== 'GET') headers.set('Foyer-User', shownId)
    const timeoutSignal = AbortSignal.timeout(timeout)
    const sentAt = performance.now()
    try {
      const address = baseUrl.replace(/\/$/, '') + fillPath(path, params) + formatQuery(query)
      const response = await fetchResponse(address, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'include',
        cache: 'no-store',
        keepalive,
        signal: signal === undefined ? timeoutSignal : AbortSignal.any([signal, timeoutSignal]),
      })
      return (await readAnswer(response, now)) as ApiAnswers[Id]
    } catch (cause) {
      if (signal?.aborted) throw cause
      if (cause instanceof ApiError) {
        if (cause.code === 'unauthenticated') unauthenticatedListeners.notify(id, sentAt)
        if (cause.code === 'unreadable_answer') warnOnce(cause)
        throw cause
      }
      if (timeoutSignal.aborted)
        throw new ApiError(
          0,
          { code: 'timed_out', message: `No answer to ${id} in ${timeout} ms.` },
          { cause },
        )
      const offlineError = new ApiError(
        0,
        { code: 'offline', message: describeOffline(id, baseUrl) },
        { cause },
      )
      if (isCrossOrigin(baseUrl)) warnOnce(offlineError)
      throw offlineError
    }
  }

  return {
    get lang() {
      return readLang()
    },
    get isCrossOrigin() {
      return isCrossOrigin(baseUrl)
    },
    call,
    onUnauthenticated: unauthenticatedListeners.subscribe,
    identifyWith(readUserId) {
      readers = [...readers, readUserId]
      return () => {
        readers = readers.filter((each) => each !== readUserId)
      }
    },
    askForProofWith: proofGate.askWith,
    requireProof: proofGate.requireProof,
  }
}

/** Browsers do not reveal whether the server was unreachable or CORS forbade reading its answer. */
function describeOffline(id: OperationId, baseUrl: string): string {
  if (!isCrossOrigin(baseUrl)) return `The call ${id} did not reach the server.`
  return `The call ${id} did not reach ${baseUrl}. Does Foyer run there, and does its ALLOWED_ORIGINS list ${location.origin}?`
}

function isCrossOrigin(baseUrl: string): boolean {
  return (
    baseUrl !== '' && 'location' in globalThis && new URL(baseUrl, location.href).origin !== location.origin
  )
}

function fillPath(path: string, params: AnyRequest['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function formatQuery(query: AnyRequest['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return ''
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}
