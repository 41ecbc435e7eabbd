import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** In ms, on the clock of `performance.now()`. */
    startedAt: number
  }
}

/**
 * Makes all requests share one logger. By default Fastify creates a child logger for each request and listens for the
 * end of each answer, which is expensive. `observeRequests` writes the line of each request.
 */
export class RequestLog extends LogController {
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    super({ disableRequestLogging: true })
    this.#log = log
  }

  /** Fastify calls this first for each request. */
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    request.startedAt = performance.now()
    request.log = this.#log
    reply.log = this.#log
  }

  override serviceUnavailable(): void {
    this.#log.info('request refused: the server is closing')
  }
}
