import type { Logger } from 'pino'
import { isHttps, type Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createMetrics } from './observability/metrics.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import { createSessionCheck } from './sessions/session-check.ts'

/** Puts together what the calls work with. Its owner closes `hasher` and `database`. */
export function createContext(config: Config, database: Database, log: Logger): Context {
  const hasher = createPasswordHasher(config.passwords)
  return {
    config,
    database,
    hasher,
    limits: createRateLimits(database, config.limits),
    metrics: createMetrics(() => hasher.depth),
    sessionCookie: createSessionCookie(isHttps(config), config.sessionDays),
    checkSession: createSessionCheck(database.drizzle, log),
    log,
  }
}
