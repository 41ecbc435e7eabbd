import type { Logger } from 'pino'
import type { CaptchaGuard } from './captcha/captcha-guard.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { AttemptCookie } from './http/attempt-cookie.ts'
import type { SessionCookie } from './http/session-cookie.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Metrics } from './observability/metrics.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import type { Post } from './post/post.ts'
import type { LoginRecorder } from './sessions/login-recorder.ts'
import type { SessionCheck } from './sessions/session-check.ts'
import type { Social } from './social/social.ts'

/** What the calls work with. */
export interface Context {
  readonly captcha: CaptchaGuard
  readonly config: Config
  readonly database: Database
  readonly hasher: PasswordHasher
  readonly limits: RateLimits
  readonly metrics: Metrics
  readonly post: Post
  readonly social: Social
  readonly attemptCookie: AttemptCookie
  readonly sessionCookie: SessionCookie
  readonly checkSession: SessionCheck
  readonly recordLogin: LoginRecorder
  readonly log: Logger
}
