import type { Logger } from 'pino'
import type { CaptchaGuard } from './protection/captcha/captcha-guard.ts'
import type { BreachList } from './accounts/passwords/breach-list/breach-list.ts'
import type { Challenges } from './accounts/passkeys/challenges.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { AuthorizationCookie } from './http/cookies/authorization-cookie.ts'
import type { SecretCookie } from './http/cookies/secret-cookie.ts'
import type { ReceiptCookie } from './http/cookies/receipt-cookie.ts'
import type { TokenCookie } from './http/cookies/token-cookie.ts'
import type { RateLimits } from './protection/limits/rate-limits.ts'
import type { Metrics } from './operations/observability/metrics.ts'
import type { Tracer } from './operations/observability/tracing/tracer.ts'
import type { PasswordHasher } from './accounts/passwords/password-hasher.ts'
import type { Notifications } from './notifications/notifications.ts'
import type { Outgoing } from './operations/outgoing/outgoing.ts'
import type { LoginRecorder } from './accounts/sessions/login-recorder.ts'
import type { Seal } from './settings/secrets/seal.ts'
import type { Tokens } from './tokens/tokens.ts'
import type { SessionCheck } from './accounts/sessions/check/session-check.ts'
import type { Social } from './social/social.ts'

/** Everything that route handlers share. */
export interface Context {
  readonly breachList: BreachList
  readonly captcha: CaptchaGuard
  readonly config: Config
  readonly database: Database
  readonly hasher: PasswordHasher
  readonly limits: RateLimits
  readonly metrics: Metrics
  readonly tracer: Tracer
  readonly notifications: Notifications
  readonly outgoing: Outgoing
  readonly social: Social
  readonly authorizationCookie: AuthorizationCookie
  /** Identifies a browser in which somebody has signed in. */
  readonly deviceCookie: SecretCookie
  /** Identifies a browser that has requested a one-time code. */
  readonly codeCookie: SecretCookie
  /** Identifies a browser that has started to use a passkey. */
  readonly passkeyCookie: SecretCookie
  readonly receiptCookie: ReceiptCookie
  readonly sessionCookie: TokenCookie
  /** The token of the last proof that was given in this browser's session. */
  readonly proofCookie: TokenCookie
  /** The token of a sign-in that waits for its second step. */
  readonly pendingCookie: TokenCookie
  /** The token of a trusted browser, which may skip the second step. */
  readonly trustCookie: TokenCookie
  readonly checkSession: SessionCheck
  readonly recordLogin: LoginRecorder
  readonly tokens: Tokens
  readonly challenges: Challenges
  /** Seals the secrets of authenticator apps. `undefined`: nobody can enrol an app on this installation. */
  readonly totpSeal: Seal | undefined
  /** Aborted when the process begins to stop. */
  readonly stopping: AbortSignal
  readonly log: Logger
}
