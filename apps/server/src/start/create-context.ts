import type { Logger } from 'pino'
import { operations } from '@foyer/core/wire'
import { createCaptchaGuard } from '../protection/captcha/captcha-guard.ts'
import { isHttps, type Config } from '../config.ts'
import type { Context } from '../context.ts'
import { databaseDefaults, type Database } from '../database/database.ts'
import { createAuthorizationCookie } from '../http/cookies/authorization-cookie.ts'
import { createSecretCookie } from '../http/cookies/secret-cookie.ts'
import { createReceiptCookie } from '../http/cookies/receipt-cookie.ts'
import { createTokenCookie } from '../http/cookies/token-cookie.ts'
import { createRateLimits } from '../protection/limits/rate-limits.ts'
import { createMetrics, type Metrics } from '../operations/observability/metrics.ts'
import { noTracer, type Tracer } from '../operations/observability/tracing/tracer.ts'
import { createBreachList } from '../accounts/passwords/breach-list/breach-list.ts'
import { createPasswordHasher } from '../accounts/passwords/password-hasher.ts'
import { createNotifications, type NotificationsOptions } from '../notifications/notifications.ts'
import { createOutgoing } from '../operations/outgoing/outgoing.ts'
import { codeMinutes } from '../accounts/codes/one-time-codes.ts'
import { createLoginRecorder } from '../accounts/sessions/login-recorder.ts'
import { pendingMinutes } from '../accounts/factors/pending-sign-ins.ts'
import { createSessionCheck } from '../accounts/sessions/check/session-check.ts'
import { createSeal } from '../settings/secrets/seal.ts'
import { challengeMinutes, createChallenges } from '../accounts/passkeys/challenges.ts'
import { createTokens } from '../tokens/tokens.ts'
import { createSocial } from '../social/social.ts'

/** In ms. A longer delay would be noticeable, and have no further benefit. */
const maxBatchDelay = 50

/** The process's own stop signal, metrics and traces (shared with the database), and times that tests shorten. */
interface ContextOptions extends Pick<NotificationsOptions, 'attemptDelays'> {
  /** Aborted when the process begins to stop. */
  readonly stopping?: AbortSignal
  readonly metrics?: Metrics
  readonly tracer?: Tracer
  /** In ms: how long to wait for a captcha service. */
  readonly captchaTimeout?: number
  /** In ms: how long to wait for the service of the breach list. */
  readonly breachListTimeout?: number
}

/** Creates everything that route handlers share. The caller closes `hasher`, `notifications` and `database`. */
export function createContext(
  config: Config,
  database: Database,
  log: Logger,
  {
    attemptDelays,
    captchaTimeout,
    breachListTimeout,
    stopping = new AbortController().signal,
    metrics = createMetrics(config),
    tracer = noTracer,
  }: ContextOptions = {},
): Context {
  const hasher = createPasswordHasher(config.passwords, metrics, tracer)
  // While passwords wait for a core, sign-ins are collected for a moment into larger batches, which saves database work and leaves the cores
  // to the hashing. If no password waits, they are written at once.
  const getDelay = () => Math.min(maxBatchDelay, hasher.waitMilliseconds / 2)
  const limits = createRateLimits(database, config.limits, { getDelay })
  const outgoing = createOutgoing({ metrics, tracer })
  const notifications = createNotifications({
    config: config.messages,
    metrics,
    log,
    outgoing,
    countText: (text) => limits.countText(text),
    ...(attemptDelays && { attemptDelays }),
  })
  metrics.watchPasswordQueue(() => hasher.depth)
  metrics.watchConnections(() => database.countConnections())
  metrics.watchMessages(() => notifications.pendingCount)
  return {
    breachList: createBreachList({
      source: config.breachList,
      metrics,
      outgoing,
      log,
      timeout: breachListTimeout,
    }),
    captcha: createCaptchaGuard({ config, database, metrics, outgoing, log, timeout: captchaTimeout }),
    config,
    database,
    hasher,
    limits,
    metrics,
    tracer,
    notifications,
    outgoing,
    recordLogin: createLoginRecorder(database, config.sessionDays, {
      getDelay,
      lockTimeout: config.database.lockTimeout ?? databaseDefaults.lockTimeout,
    }),
    social: createSocial(config.social, database, log, outgoing),
    authorizationCookie: createAuthorizationCookie(isHttps(config)),
    deviceCookie: createSecretCookie({
      name: 'foyer-known-device',
      isHttps: isHttps(config),
      seconds: config.limits.knownPlaceSeconds,
    }),
    codeCookie: createSecretCookie({
      name: 'foyer-codes',
      isHttps: isHttps(config),
      seconds: codeMinutes * 60,
    }),
    passkeyCookie: createSecretCookie({
      name: 'foyer-passkey',
      isHttps: isHttps(config),
      seconds: challengeMinutes * 60,
    }),
    receiptCookie: createReceiptCookie(isHttps(config), (number) =>
      operations.order.path.replace('{number}', number),
    ),
    sessionCookie: createTokenCookie({
      name: 'foyer-session',
      isHttps: isHttps(config),
      seconds: config.sessionDays * 86_400,
    }),
    // As long as the session: the database knows when the proof was given, and when it no longer counts as recent.
    proofCookie: createTokenCookie({
      name: 'foyer-proof',
      isHttps: isHttps(config),
      seconds: config.sessionDays * 86_400,
    }),
    pendingCookie: createTokenCookie({
      name: 'foyer-pending',
      isHttps: isHttps(config),
      seconds: pendingMinutes * 60,
    }),
    trustCookie: createTokenCookie({
      name: 'foyer-trusted',
      isHttps: isHttps(config),
      seconds: config.secondFactor.trustDays * 86_400,
    }),
    checkSession: createSessionCheck(database, log, config.sessionEnd),
    totpSeal: createSeal(config.secrets, 'authenticator secrets'),
    challenges: createChallenges(database),
    tokens: createTokens({ secrets: config.secrets, database, log }),
    stopping,
    log,
  }
}
