import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { createLogQuota } from './log-quota.ts'

export interface EarlyRefusal {
  readonly status: number
  /** Why: the code of Node's or Fastify's error. */
  readonly code: string
  /** Absent if it could not be read. */
  readonly method?: string
}

/**
 * Counts and logs requests that Node or Fastify refuses before any hook runs. Anybody can send them in masses, so the log has one for each
 * code and minute.
 */
export function observeEarlyRefusals(
  metrics: Pick<Metrics, 'countEarlyRefusal'>,
  log: Logger,
): (refusal: EarlyRefusal) => void {
  const isToBeLogged = createLogQuota({ milliseconds: 60_000, subjects: 20 })
  return ({ status, code, method = 'none' }) => {
    metrics.countEarlyRefusal(method, status)
    if (isToBeLogged(code))
      log.info(
        { route: 'none', method, status, code },
        'request refused before any route: others with this code are not logged for a minute',
      )
  }
}
