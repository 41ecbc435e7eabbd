import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { appRoot } from './app-root.ts'
import { createEnvironmentReader, type Environment, type EnvironmentReader } from './environment.ts'
import { readAnalyticsConfig, type AnalyticsConfig } from './analytics/analytics-config.ts'
import { readCaptchaConfig, type CaptchaConfig } from './captcha/captcha-config.ts'
import type { DatabaseConfig } from './database/database.ts'
import { defaultRateLimits, type RateLimitNumbers } from './limits/rate-limits.ts'
import type { PasswordHasherOptions } from './passwords/password-hasher.ts'
import { readSocialSettings, type SocialSettings } from './social/social-settings.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** All that can be set from outside. `docs/operating.md` lists the variables. */
export interface Config {
  readonly isProduction: boolean
  readonly host: string
  /** 0: a free one. */
  readonly port: number
  /** The origin as people see it. `null`: `http://localhost` and the port. */
  readonly publicUrl: string | null
  /** Further origins whose pages may make state-changing calls. */
  readonly allowedOrigins: readonly string[]
  /** Addresses and networks of the proxies whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly database: DatabaseConfig
  /** The built web client. */
  readonly webDir: string
  readonly logLevel: (typeof logLevels)[number]
  readonly metricsToken: string | null
  readonly hasDemoAccount: boolean
  readonly captcha: CaptchaConfig
  readonly analytics: AnalyticsConfig
  readonly sessionDays: number
  /** How long the audit trail is kept. 0: for ever. */
  readonly auditDays: number
  /** How long what is known of a device is kept after it was last seen. 0: for ever. */
  readonly visitorDays: number
  /** Open the sealed results of a commercial fingerprint agent. Several while they are changed. */
  readonly sealedKeys: readonly Buffer[]
  readonly defaultCurrency: string
  readonly messages: MessagesConfig
  readonly social: SocialSettings
  readonly passwords: PasswordHasherOptions
  readonly limits: RateLimitNumbers
}

/** How messages reach people. */
export interface MessagesConfig {
  /** What the product is called in a message. */
  readonly appName: string
  /** `smtp:` (TLS by STARTTLS, required once there is a password) or `smtps:`. `null`: no mail is sent. */
  readonly mailUrl: string | null
  readonly mailFrom: string
  /** Takes `POST { to, text }`. `null`: no text message is sent. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
}

/** The origin as people see it, for links in messages. Never read from a request: its `Host` is whatever the sender says. */
export function publicOrigin({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`
}

/** People reach us by TLS, whatever the last proxy speaks. */
export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/**
 * The only reader of the environment.
 * @throws StartError with one line for each variable that is wrong
 */
export function readConfig(environment: Environment): Config {
  const read = createEnvironmentReader(environment)
  const isProduction =
    read.choice('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production'
  const dataDir = read.path('DATA_DIR', './data')
  const config: Config = {
    isProduction,
    host: read.text('HOST', '127.0.0.1'),
    port: read.whole('PORT', 3000, { min: 0, max: 65_535 }),
    publicUrl: read.origin('PUBLIC_URL'),
    allowedOrigins: read.origins('ALLOWED_ORIGINS'),
    trustedProxies: read.networks('TRUSTED_PROXIES'),
    dataDir,
    database: {
      databaseUrl: read.postgresUrl('DATABASE_URL'),
      dataDir,
      poolSize: read.whole('DATABASE_POOL_SIZE', 10, { min: 1, max: 1_000 }),
    },
    webDir: read.path('WEB_DIR', fileURLToPath(new URL('../web/dist', appRoot))),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    metricsToken: read.secret('METRICS_TOKEN', 16),
    hasDemoAccount: read.flag('DEMO', !isProduction) && !isProduction,
    captcha: readCaptchaConfig(read, isProduction),
    analytics: readAnalyticsConfig(read),
    sessionDays: read.whole('SESSION_DAYS', 30, { min: 1, max: 400 }),
    auditDays: read.whole('AUDIT_DAYS', 365, { min: 0, max: 36_500 }),
    visitorDays: read.whole('VISITOR_DAYS', 90, { min: 0, max: 36_500 }),
    sealedKeys: read.aesKeys('FINGERPRINT_SEALED_KEY'),
    defaultCurrency: read.currency('DEFAULT_CURRENCY', 'USD'),
    messages: {
      appName: read.text('APP_NAME', 'Foyer'),
      mailUrl: read.url('MAIL_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
      mailFrom: read.text('MAIL_FROM', 'no-reply@localhost'),
      smsUrl: read.url('SMS_URL', ['http:', 'https:'], 'https://sms.example.com/messages'),
      smsToken: read.secret('SMS_TOKEN', 8),
    },
    social: readSocialSettings(read, isProduction),
    passwords: {
      // All cores: these threads have a low priority, so that everybody who is signed in already is answered first.
      threads: read.whole('PASSWORD_HASH_THREADS', availableParallelism(), { min: 1, max: 256 }),
      maxQueued: read.whole('PASSWORD_HASH_QUEUE', 200, { min: 1, max: 100_000 }),
      maxWaitMilliseconds: read.whole('PASSWORD_HASH_WAIT', 500, { min: 50, max: 60_000 }),
    },
    limits: readLimits(read),
  }
  read.finish()
  return config
}

function readLimits(read: EnvironmentReader): RateLimitNumbers {
  return {
    loginPerAddress: read.rateLimit('LIMIT_LOGIN_ADDRESS', defaultRateLimits.loginPerAddress),
    loginPerAccountAndAddress: read.rateLimit(
      'LIMIT_LOGIN_ACCOUNT_ADDRESS',
      defaultRateLimits.loginPerAccountAndAddress,
    ),
    loginPerAccount: read.rateLimit('LIMIT_LOGIN_ACCOUNT', defaultRateLimits.loginPerAccount),
    knownAddressSeconds: defaultRateLimits.knownAddressSeconds,
    registerPerAddress: read.rateLimit('LIMIT_REGISTER_ADDRESS', defaultRateLimits.registerPerAddress),
    socialPerAddress: read.rateLimit('LIMIT_SOCIAL_ADDRESS', defaultRateLimits.socialPerAddress),
    recoveryPerAddress: read.rateLimit('LIMIT_RECOVERY_ADDRESS', defaultRateLimits.recoveryPerAddress),
    recoveryPerAccount: read.rateLimit('LIMIT_RECOVERY_ACCOUNT', defaultRateLimits.recoveryPerAccount),
    eventsPerAddress: read.rateLimit('LIMIT_EVENTS_ADDRESS', defaultRateLimits.eventsPerAddress),
    promocodePerAddress: read.rateLimit('LIMIT_PROMOCODE_ADDRESS', defaultRateLimits.promocodePerAddress),
    checkoutPerAddress: read.rateLimit('LIMIT_CHECKOUT_ADDRESS', defaultRateLimits.checkoutPerAddress),
    passwordPerUser: read.rateLimit('LIMIT_PASSWORD_USER', defaultRateLimits.passwordPerUser),
  }
}
