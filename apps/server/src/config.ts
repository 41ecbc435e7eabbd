import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { passwordProfiles, type PasswordProfile } from '@foyer/core/validators'
import { appRoot } from './app-root.ts'
import { createEnvironmentReader, type Environment, type EnvironmentReader } from './settings/environment.ts'
import { readSessionEnd, type SessionEnd } from './accounts/sessions/check/session-end.ts'
import { readBaseUrl } from './settings/values/base-url.ts'
import { readBearerToken } from './settings/values/bearer-token.ts'
import { warnWithoutMessages } from './settings/codes-without-messages.ts'
import { warnOfHalfSet } from './settings/setting-pairs.ts'
import { readPublicUrl } from './settings/public-url-config.ts'
import { readTrustedProxies } from './settings/trusted-proxies-config.ts'
import { readAnalyticsConfig, type AnalyticsConfig } from './settings/analytics-config.ts'
import { readCaptchaConfig, type CaptchaConfig } from './protection/captcha/captcha-config.ts'
import type { DatabaseConfig } from './database/database.ts'
import { readDatabaseConfig } from './database/database-config.ts'
import { readLimits } from './protection/limits/limits-config.ts'
import type { RateLimitNumbers } from './protection/limits/rate-limit-numbers.ts'
import { readPrices, type Prices } from './checkout/orders/prices.ts'
import {
  readBreachListSource,
  type BreachListSource,
} from './accounts/passwords/breach-list/breach-list-config.ts'
import type { PasswordHasherOptions } from './accounts/passwords/password-hasher.ts'
import { readMessagesConfig, type MessagesConfig } from './notifications/messages-config.ts'
import { readSignInMethods, type SignInSettings } from './settings/sign-in-methods.ts'
import { readPasskeysConfig, type PasskeysConfig } from './accounts/passkeys/passkeys-config.ts'
import { readSecondFactorConfig, type SecondFactorConfig } from './accounts/factors/second-factor-config.ts'
import { readTokensConfig, type TokensConfig } from './tokens/tokens-config.ts'
import { readSocialSettings, type SocialSettings } from './social/settings/social-settings.ts'

const passwordProfileNames = Object.keys(passwordProfiles) as PasswordProfile[]

const registrations = ['open', 'private'] as const
const verifications = ['later', 'required'] as const

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The configuration from environment variables, which `docs/operating.md` lists. */
export interface Config extends SignInSettings {
  /** Warnings for the operator about settings that are valid but probably a mistake. */
  readonly warnings: readonly string[]
  readonly isProduction: boolean
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  /** In seconds: how long a stopping server still accepts requests, so that proxies notice. */
  readonly shutdownDelay: number
  /** The public origin. `null`: `http://localhost` with the port. */
  readonly publicUrl: string | null
  /** Other origins whose pages may make state-changing calls. */
  readonly allowedOrigins: readonly string[]
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly database: DatabaseConfig
  /** The folder of the built web client. */
  readonly webDir: string
  readonly logLevel: (typeof logLevels)[number]
  readonly metricsToken: string | null
  /** A separate listener for the metrics. `null`: they are served at the public port. */
  readonly metricsListener: { readonly host: string; readonly port: number } | null
  /** The base address of an OpenTelemetry collector that receives traces. `null`: nothing is traced. */
  readonly tracesEndpoint: string | null
  /** Also says whether there are codes to try out. */
  readonly hasDemoAccount: boolean
  readonly captcha: CaptchaConfig
  readonly analytics: AnalyticsConfig
  readonly sessionDays: number
  readonly sessionEnd: SessionEnd
  /** In days: how long audit events are kept. 0: for ever. */
  readonly auditDays: number
  /** In days: how long devices are kept after they were last seen. 0: for ever. */
  readonly visitorDays: number
  /** Keys for the sealed results of a commercial fingerprint agent. Several while they are rotated. */
  readonly sealedKeys: readonly Buffer[]
  /**
   * Keys for sealing data in the database: the first one seals, and all of them open. Empty: an installation with embedded data generates one
   * in DATA_DIR; others have neither tokens nor authenticator apps.
   */
  readonly secrets: readonly string[]
  readonly tokens: TokensConfig
  readonly secondFactor: SecondFactorConfig
  readonly passkeys: PasskeysConfig
  readonly defaultCurrency: string
  readonly prices: Prices
  /** Where to report vulnerabilities, for `/.well-known/security.txt`. `null`: the file does not exist. */
  readonly securityContact: string | null
  readonly messages: MessagesConfig
  readonly social: SocialSettings
  readonly passwords: PasswordHasherOptions
  /** The rules for new passwords. */
  readonly passwordProfile: PasswordProfile
  /** `private`: a sign-up does not reveal whether an account exists, and creates one only when its identifier is proven. */
  readonly registration: (typeof registrations)[number]
  /** `required`: people can do nothing else until they have proven one of their identifiers. */
  readonly verifyIdentifiers: (typeof verifications)[number]
  /** Where new passwords are looked up among those known from breaches. `null`: nowhere. */
  readonly breachList: BreachListSource | null
  readonly limits: RateLimitNumbers
}

/** The public origin, for links in messages. Never taken from a request, because its sender chooses the `Host` header. */
export function publicOrigin({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`
}

/** Do people reach the server over TLS? Behind a proxy its own connections may be plain HTTP. */
export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/**
 * Reads the configuration. Nothing else reads the environment.
 * @throws StartError with one line for each invalid variable
 */
export function readConfig(environment: Environment): Config {
  const read = createEnvironmentReader(environment)
  const isProduction =
    read.choice('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production'
  const dataDir = read.path('DATA_DIR', './data')
  const publicUrl = readPublicUrl(read, isProduction)
  const database = readDatabaseConfig(read, { isProduction, dataDir })
  const allowedOrigins = read.origins('ALLOWED_ORIGINS')
  const methods = readSignInMethods(read)
  const passkeys = readPasskeysConfig(read, { publicUrl, allowedOrigins, signInMethods: methods })
  const config: Omit<Config, 'warnings'> = {
    isProduction,
    host: read.text('HOST', '127.0.0.1'),
    port: read.integer('PORT', 3000, { min: 0, max: 65_535 }),
    shutdownDelay: read.integer('SHUTDOWN_DELAY', isProduction ? 5 : 0, { min: 0, max: 300 }),
    publicUrl,
    allowedOrigins,
    trustedProxies: readTrustedProxies(read, { isProduction, publicUrl }),
    dataDir,
    database,
    webDir: read.path('WEB_DIR', fileURLToPath(new URL('../web/dist', appRoot))),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    metricsToken: readBearerToken(read, 'METRICS_TOKEN', 16),
    metricsListener: readMetricsListener(read),
    tracesEndpoint: readBaseUrl(read, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'),
    hasDemoAccount: readDemoAccount(read, { isProduction, hasDatabaseUrl: database.databaseUrl !== null }),
    captcha: readCaptchaConfig(read, isProduction),
    analytics: readAnalyticsConfig(read),
    sessionDays: read.integer('SESSION_DAYS', 30, { min: 1, max: 400 }),
    sessionEnd: readSessionEnd(read),
    auditDays: read.integer('AUDIT_DAYS', 365, { min: 0, max: 36_500 }),
    visitorDays: read.integer('VISITOR_DAYS', 90, { min: 0, max: 36_500 }),
    sealedKeys: read.aesKeys('FINGERPRINT_SEALED_KEY'),
    secrets: read.secrets('SERVER_SECRET', 32),
    tokens: readTokensConfig(read),
    secondFactor: readSecondFactorConfig(read, database.databaseUrl !== null),
    defaultCurrency: read.currency('DEFAULT_CURRENCY', 'USD'),
    prices: readPrices(read),
    securityContact: read.url('SECURITY_CONTACT', ['mailto:', 'https:'], 'mailto:security@example.com'),
    messages: readMessagesConfig(read),
    social: readSocialSettings(read, isProduction),
    passwords: {
      // All cores: these threads have a low priority, so they do not delay other requests.
      threads: read.integer('PASSWORD_HASH_THREADS', availableParallelism(), { min: 1, max: 256 }),
      maxQueued: read.integer('PASSWORD_HASH_QUEUE', 200, { min: 1, max: 100_000 }),
      maxWaitMilliseconds: read.integer('PASSWORD_HASH_WAIT', 500, { min: 50, max: 60_000 }),
    },
    passwordProfile: read.choice('PASSWORD_PROFILE', passwordProfileNames, 'classic'),
    registration: read.choice('REGISTRATION', registrations, 'open'),
    verifyIdentifiers: read.choice('VERIFY_IDENTIFIERS', verifications, 'later'),
    breachList: readBreachListSource(read),
    // Do not offer passkeys where none can be created.
    signInMethods: methods.filter((method) => method !== 'passkey' || passkeys.rpId !== null),
    passkeys,
    limits: readLimits(read),
  }
  warnWithoutMessages(read, config)
  warnOfHalfSet(read, { isProduction, hasDatabaseUrl: database.databaseUrl !== null })
  return { ...config, warnings: read.finish() }
}

/**
 * By default only the embedded database has one: the database of DATABASE_URL may be somebody's real one, where nobody expects an account
 * with a known address, and vouchers that anybody can redeem. Production never has one, whatever DEMO says.
 */
function readDemoAccount(
  read: EnvironmentReader,
  { isProduction, hasDatabaseUrl }: { readonly isProduction: boolean; readonly hasDatabaseUrl: boolean },
): boolean {
  const isWanted = read.flag('DEMO', !isProduction && !hasDatabaseUrl)
  if (isWanted && isProduction)
    read.warn('DEMO: on has no effect in production, which never has a demo account. Unset it.')
  return isWanted && !isProduction
}

function readMetricsListener(read: EnvironmentReader): Config['metricsListener'] {
  const host = read.text('METRICS_HOST', '127.0.0.1')
  const port = read.matching('METRICS_PORT', 'a port from 1 to 65535', (text) => {
    return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
  })
  return port === null ? null : { host, port: Number(port) }
}
