import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds, as `performance.now()` counts them. */
    startedAt: number
  }
}

/**
 * Gives every request the one log. Fastify, given a log itself, makes another one for each request and listens for the
 * end of each answer, which was a tenth of a session check. `observeRequests` writes the one line per request.
 */
export class RequestLog extends LogController {
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    super({ disableRequestLogging: true })
    this.#log = log
  }

  /** Comes first of all that Fastify does with a request. */
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    request.startedAt = performance.now()
    request.log = this.#log
    reply.log = this.#log
  }

  override serviceUnavailable(): void {
    this.#log.info('request refused: the server is closing')
  }
}
