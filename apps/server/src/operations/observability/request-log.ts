import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds, as `performance.now()` counts them. */
    startedAt: number
  }
}

/**
 * Gives every request the same log. With a log of its own Fastify would make a child log for each request and listen for the
 * end of each answer, which is expensive. `observeRequests` writes the line of each request.
 */
export class RequestLog extends LogController {
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    super({ disableRequestLogging: true })
    this.#log = log
  }

  /** Fastify calls it before anything else that it does with a request. */
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    request.startedAt = performance.now()
    request.log = this.#log
    reply.log = this.#log
  }

  override serviceUnavailable(): void {
    this.#log.info('request refused: the server is closing')
  }
}
