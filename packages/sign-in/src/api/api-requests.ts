import type { OperationId, RequestBody, RequestParams, RequestQuery, ResponseBody } from '@foyer/core/wire'

type RequestPart<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [N in Name]: Value }

/** `query` may be omitted if none of its parameters are required. */
type QueryPart<Query> =
  Partial<Query> extends Query ? Partial<RequestPart<'query', Query>> : RequestPart<'query', Query>

interface CommonRequest {
  readonly signal?: AbortSignal | undefined
  /** `Idempotency-Key`: the server executes the request once, however often it is sent with this key. */
  readonly key?: string | undefined
  /** The id of this device, for a server on another origin, which does not get this page's cookie. */
  readonly deviceId?: string | undefined
  /**
   * A proof that the person has just typed, such as a password. If the call needs a recent proof, this one is sent instead of asking
   * the person, unless the server does not accept proofs of this kind. If it is refused, its error is thrown instead of the call's.
   */
  readonly proof?: RequestBody<'proof'> | undefined
  /** For calls that the person has not asked for: if such a call needs a proof, it fails, and the person is not asked for one. */
  readonly isBackground?: boolean | undefined
  /** As in `fetch`: the call completes even after the page is left. */
  readonly keepalive?: boolean | undefined
}

/** The parts that the contract asks for in each call. A mapped type, so that TypeScript resolves each only once. */
export type ApiRequests = {
  [Id in OperationId]: CommonRequest &
    RequestPart<'params', RequestParams<Id>> &
    QueryPart<RequestQuery<Id>> &
    RequestPart<'body', RequestBody<Id>>
}

/** What the contract promises as the answer to each call. */
export type ApiAnswers = { [Id in OperationId]: ResponseBody<Id> }

/** The request of any call, for code that sends them all alike. */
export interface AnyRequest extends CommonRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
