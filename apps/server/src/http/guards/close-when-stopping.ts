import type { FastifyInstance } from 'fastify'

/**
 * Closes each connection after its answer once the server is stopping. If a proxy kept the connection, it might send another request at the
 * moment it is closed, and could not tell whether the server had started to process that request.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
}
