import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  idempotencyKeyPattern,
  operations,
  type Operation,
  type OperationId,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type ResponseBody,
} from '@foyer/core/wire'
import { describeContent, type IdempotentRequest } from '../accounts/sessions/idempotent-request.ts'
import { compressAnswer, isCompressed } from './compress-answer.ts'

/** The request of a call, typed by the call's schemas. */
export type CallRequest<Id extends OperationId> = FastifyRequest & {
  readonly body: RequestBody<Id>
  readonly query: RequestQuery<Id>
  readonly params: RequestParams<Id>
}

/** The body of a call's answer; `void` if the contract has none. */
export type CallAnswer<Id extends OperationId> = ResponseBody<Id> extends undefined ? void : ResponseBody<Id>

/**
 * Answers are for one person. `no-transform` (RFC 9111, 5.2.2.6): if a proxy compressed them, their length would reveal their content;
 * `compress-answer.ts` compresses answers where that is safe.
 */
const callCaching = 'no-store, no-transform'

const idempotencyHeaders = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', pattern: idempotencyKeyPattern } },
}

/** The idempotent request within this scope, if the request has an `Idempotency-Key`. */
export function readIdempotentRequest(
  { method, routeOptions, headers, body }: FastifyRequest,
  scope: string,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  return { call: `${method} ${routeOptions.url}`, scope, key, content: describeContent(body) }
}

/**
 * Registers the handler of a call. Method, path, checks and success status come from the contract, and the handler
 * returns the body of the answer.
 */
export function route<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  // Without NoInfer the compiler tries to infer the call from the handler's result, through all schemas.
  handle: (request: CallRequest<Id>, reply: FastifyReply) => Promise<NoInfer<CallAnswer<Id>>>,
  config: FastifyContextConfig = {},
): void {
  const operation: Operation = operations[id]
  const { method, path, summary, status = 200, isRepeatable, params, query, body, response } = operation
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { ...config, operation },
    ...(isCompressed(id) && { onSend: compressAnswer }),
    schema: {
      operationId: id,
      summary,
      ...(isRepeatable && { headers: idempotencyHeaders }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [status]: response } }),
    },
    // Fastify sends the value that the handler resolves to; a handler whose answer is not JSON has already sent it.
    handler(request, reply) {
      reply.code(status).header('cache-control', callCaching)
      return handle(request as CallRequest<Id>, reply)
    },
  })
}
