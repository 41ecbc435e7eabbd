import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Deadline } from './deadline.ts'

/** In ms: how long running requests may take once the listener is closed. */
const longestAnswer = 10_000

/** In ms: how long a stop may take after the delay. The systemd unit and the compose file allow for it. */
export const longestStop = 13_000

export interface StopOptions {
  /** In seconds: how long requests are still accepted, so that proxies notice and send new ones elsewhere. */
  readonly delaySeconds: number
  readonly deadline: Deadline
  readonly log: Logger
}

/**
 * Stops a server without losing a request, after `/readyz` has begun to fail: it goes on answering for the delay, closes the listener, and
 * answers the rest.
 */
export async function stopApp(
  app: FastifyInstance,
  { delaySeconds, deadline, log }: StopOptions,
): Promise<void> {
  await wait(delaySeconds * 1_000)
  // Closing the listener only ends connections that are idle at that moment. One that becomes idle later would stay open for its keep-alive
  // time, so idle ones are closed repeatedly.
  const again = setInterval(() => app.server.closeIdleConnections(), 50)
  const limit = setTimeout(
    () => {
      app.server.getConnections((_error, connections) =>
        log.warn({ connections }, 'requests are cut off, because they took too long for a stopping process'),
      )
      app.server.closeAllConnections()
    },
    Math.min(longestAnswer, deadline.left()),
  )
  await app.close()
  clearInterval(again)
  clearTimeout(limit)
}
