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
import type { Attempt } from '../sessions/attempt.ts'

/** The request of one call, with the types that its schemas promise. */
export type CallRequest<Id extends OperationId> = FastifyRequest & {
  readonly body: RequestBody<Id>
  readonly query: RequestQuery<Id>
  readonly params: RequestParams<Id>
}

/** The answer of one call; nothing where the contract has none. */
export type CallAnswer<Id extends OperationId> = ResponseBody<Id> extends undefined ? void : ResponseBody<Id>

const idempotencyHeaders = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', pattern: idempotencyKeyPattern } },
}

/** Which attempt on an account this is, where the request has an `Idempotency-Key`. */
export function readAttempt({ headers }: FastifyRequest, account: string): Attempt | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? { account, key } : undefined
}

/**
 * Binds a call of the contract to what answers it. Method, path, checks and success status come from the contract.
 * What it returns is the answer's body.
 */
export function route<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  // Without NoInfer the compiler tries to read the call off the answer, through every schema there is.
  handle: (request: CallRequest<Id>, reply: FastifyReply) => Promise<NoInfer<CallAnswer<Id>>>,
  config: FastifyContextConfig = {},
): void {
  const {
    method,
    path,
    summary,
    status = 200,
    isRepeatable,
    params,
    query,
    body,
    response,
  }: Operation = operations[id]
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config,
    schema: {
      operationId: id,
      summary,
      ...(isRepeatable && { headers: idempotencyHeaders }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [status]: response } }),
    },
    // What it resolves to is sent by Fastify; what is not JSON has been sent by the call itself.
    handler(request, reply) {
      reply.code(status).header('cache-control', 'no-store')
      return handle(request as CallRequest<Id>, reply)
    },
  })
}
