import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** In ms: how long running requests may take once the listener is closed. The systemd unit and the compose file allow for it. */
export const longestAnswer = 10_000

export interface StopOptions {
  /** Aborted at once: from then on `/readyz` is 503, and every answer closes its connection. */
  readonly stopping: AbortController
  /** In seconds: how long requests are still accepted, so that proxies notice and send new ones elsewhere. */
  readonly delaySeconds: number
}

/** Stops a server without losing a request: `/readyz` fails, it goes on answering for the delay, closes the listener, and answers the rest. */
export async function stopApp(app: FastifyInstance, { stopping, delaySeconds }: StopOptions): Promise<void> {
  stopping.abort()
  await wait(delaySeconds * 1_000)
  // Closing the listener only ends connections that are idle at that moment. One that becomes idle later would stay open for its keep-alive
  // time, so idle ones are closed repeatedly.
  const again = setInterval(() => app.server.closeIdleConnections(), 50)
  const limit = setTimeout(() => app.server.closeAllConnections(), longestAnswer)
  await app.close()
  clearInterval(again)
  clearTimeout(limit)
}

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
