import type { Logger } from 'pino'
import { createCaptchaGuard } from './captcha/captcha-guard.ts'
import { isHttps, type Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import { createAttemptCookie } from './http/attempt-cookie.ts'
import { createSessionCookie } from './http/session-cookie.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createMetrics } from './observability/metrics.ts'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import { createPost, type PostOptions } from './post/post.ts'
import { createLoginRecorder } from './sessions/login-recorder.ts'
import { createSessionCheck } from './sessions/session-check.ts'
import { createSocial } from './social/social.ts'

/** Milliseconds: more would save no more, and be felt. */
const longestLinger = 50

/** What tests make quicker. */
interface ContextOptions extends Pick<PostOptions, 'tries'> {
  /** Milliseconds for a captcha's service to answer. */
  readonly captchaTimeout?: number
}

/** Puts together what the calls work with. Its owner closes `hasher`, `post` and `database`. */
export function createContext(
  config: Config,
  database: Database,
  log: Logger,
  { tries, captchaTimeout }: ContextOptions = {},
): Context {
  const hasher = createPasswordHasher(config.passwords)
  // While passwords wait for a core, sign-ins have the time to go to the database together, which leaves the cores to
  // the passwords. With nobody waiting they go at once.
  const linger = () => Math.min(longestLinger, hasher.waitMilliseconds / 2)
  const metrics = createMetrics(() => hasher.depth)
  return {
    captcha: createCaptchaGuard({ config, database, metrics, log, timeout: captchaTimeout }),
    config,
    database,
    hasher,
    limits: createRateLimits(database, config.limits, { linger }),
    metrics,
    post: createPost({ config: config.messages, metrics, log, ...(tries && { tries }) }),
    recordLogin: createLoginRecorder(database, config.sessionDays, { linger }),
    social: createSocial(config.social, database, log),
    attemptCookie: createAttemptCookie(isHttps(config)),
    sessionCookie: createSessionCookie(isHttps(config), config.sessionDays),
    checkSession: createSessionCheck(database, log),
    log,
  }
}
