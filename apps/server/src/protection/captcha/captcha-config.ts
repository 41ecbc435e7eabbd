import { randomBytes } from 'node:crypto'
import type { EnvironmentReader } from '../../settings/environment.ts'
import { isHost, readOrigin } from '../../settings/values/addresses.ts'
import type { RateLimit } from '../limits/rate-limit-numbers.ts'

export const captchaModes = ['off', 'on', 'adaptive'] as const

/** The purpose of a form with a captcha. */
export type CaptchaAction = 'login' | 'register' | 'recovery'

/** `adaptive`: only after failed sign-ins from the same address, to the same account, or on the same device. */
export type CaptchaMode = (typeof captchaModes)[number]

export interface CaptchaConfig {
  /** The default; the settings table overrides it. */
  readonly mode: CaptchaMode
  /** `null`: no service is configured, so captchas are never required. */
  readonly service: CaptchaService | null
  /** The numbers of failed sign-ins after which the adaptive mode requires a captcha. */
  readonly after: { readonly address: RateLimit; readonly account: RateLimit; readonly device: RateLimit }
}

export interface RecaptchaService {
  readonly type: 'recaptcha'
  readonly id: string
  readonly secret: string
  readonly script: string
  readonly verifyUrl: string
  /** The hosts of pages on which captchas may be solved. Empty: those of PUBLIC_URL and ALLOWED_ORIGINS. */
  readonly hostnames: readonly string[]
  /** From 0 to 1, for keys that return a score. */
  readonly minScore: number
}

export interface GeetestService {
  readonly type: 'geetest'
  readonly id: string
  readonly key: string
  readonly script: string
  readonly verifyUrl: string
  /** The origins that the widget's script connects to. */
  readonly hosts: readonly string[]
}

export interface AltchaService {
  readonly type: 'altcha'
  readonly id: 'altcha'
  readonly key: string
  /** The maximum number of derivations for a solution; at least half of it is needed. */
  readonly work: number
}

export type CaptchaService = RecaptchaService | GeetestService | AltchaService

/** The keys of the sandbox's fakes: apps/sandbox/src/captcha/keys.ts has the same. */
const sandboxId = 'foyer-sandbox'
const sandboxSecret = 'foyer-sandbox-secret'

/** The hosts that GeeTest's `gt4.js` connects to, including fallbacks (its `apiServers` and `staticServers`). */
const geetestHosts = [
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
  'https://static.geetest.com',
  'https://static.geevisit.com',
]

/** Reads the captcha's settings. Contradictions are reported to `read`. */
export function readCaptchaConfig(read: EnvironmentReader, isProduction: boolean): CaptchaConfig {
  const mode = read.parsed<CaptchaMode>('CAPTCHA', 'off', `one of ${captchaModes.join(', ')}`, readMode)
  const type = read.choice('CAPTCHA_KIND', ['recaptcha', 'geetest', 'altcha'], 'recaptcha')
  const sandbox = read.origin('CAPTCHA_SANDBOX_URL')
  if (sandbox !== null && isProduction)
    read.addProblem('CAPTCHA_SANDBOX_URL: the sandbox lets everybody pass. Leave it unset in production.')
  const services = {
    recaptcha: readRecaptcha(read, sandbox),
    geetest: readGeetest(read, sandbox),
    altcha: readAltcha(read, isProduction),
  }
  const service = services[type]
  if (mode !== 'off' && service === null)
    read.addProblem(`CAPTCHA: ${mode} needs ${requiredSettings[type]}. Set them, or another CAPTCHA_KIND.`)
  return {
    mode,
    service,
    after: {
      address: read.rateLimit('CAPTCHA_AFTER_ADDRESS', { attempts: 10, seconds: 900 }),
      account: read.rateLimit('CAPTCHA_AFTER_ACCOUNT', { attempts: 3, seconds: 900 }),
      device: read.rateLimit('CAPTCHA_AFTER_DEVICE', { attempts: 3, seconds: 900 }),
    },
  }
}

const requiredSettings = {
  recaptcha: 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET',
  geetest: 'GEETEST_CAPTCHA_ID and GEETEST_CAPTCHA_KEY',
  altcha: 'ALTCHA_HMAC_KEY',
}

/** Parses a mode, also from the settings table. Earlier versions had a flag: `true` means on. */
export function readMode(text: string): CaptchaMode | undefined {
  const value = text.toLowerCase()
  if (['1', 'true', 'yes'].includes(value)) return 'on'
  if (['0', 'false', 'no'].includes(value)) return 'off'
  return captchaModes.find((mode) => mode === value)
}

function readRecaptcha(read: EnvironmentReader, sandbox: string | null): RecaptchaService | null {
  const id = read.text('RECAPTCHA_SITE_KEY', sandbox === null ? '' : sandboxId)
  const secret = read.secret('RECAPTCHA_SECRET', 16) ?? (sandbox === null ? '' : sandboxSecret)
  const host = read.parsed('RECAPTCHA_HOST', 'www.google.com', 'a host such as www.recaptcha.net', readHost)
  const hostnames = read.parsed<readonly string[]>(
    'RECAPTCHA_HOSTNAMES',
    [],
    'a list of hosts such as shop.example.com, without scheme or port',
    readHostnames,
  )
  const minScore = read.integer('RECAPTCHA_MIN_SCORE', 50, { min: 0, max: 100 }) / 100
  if (id === '' || secret === '') return null
  const folder = sandbox === null ? `https://${host}/recaptcha` : `${sandbox}/captcha/recaptcha`
  const address = { script: `${folder}/api.js`, verifyUrl: `${folder}/api/siteverify` }
  return { type: 'recaptcha', id, secret, ...address, hostnames, minScore }
}

function readGeetest(read: EnvironmentReader, sandbox: string | null): GeetestService | null {
  const id = read.text('GEETEST_CAPTCHA_ID', sandbox === null ? '' : sandboxId)
  const key = read.secret('GEETEST_CAPTCHA_KEY', 16) ?? (sandbox === null ? '' : sandboxSecret)
  const ownScript = read.parsed(
    'GEETEST_SCRIPT',
    '/geetest/gt4.js',
    'a path such as /geetest/gt4.js',
    readPath,
  )
  const hosts = read.origins('GEETEST_HOSTS')
  if (id === '' || key === '') return null
  if (sandbox === null) {
    const verifyUrl = 'https://gcaptcha4.geetest.com/validate'
    return {
      type: 'geetest',
      id,
      key,
      script: ownScript,
      verifyUrl,
      hosts: hosts.length > 0 ? hosts : geetestHosts,
    }
  }
  const folder = `${sandbox}/captcha/geetest`
  return {
    type: 'geetest',
    id,
    key,
    script: `${folder}/gt4.js`,
    verifyUrl: `${folder}/validate`,
    hosts: [sandbox],
  }
}

function readAltcha(read: EnvironmentReader, isProduction: boolean): AltchaService | null {
  const work = read.integer('ALTCHA_WORK', 1_000, { min: 2, max: 1_000_000 })
  // All processes must share the key. Without one, outside production, this is the only process.
  const key = read.secret('ALTCHA_HMAC_KEY', 32) ?? (isProduction ? null : randomBytes(32).toString('hex'))
  return key === null ? null : { type: 'altcha', id: 'altcha', key, work }
}

function readHost(text: string): string | undefined {
  return readOrigin(`https://${text}`) === `https://${text}` ? text : undefined
}

/** Host names as in reCAPTCHA's answers. A full origin among them would never match, so nobody could pass. */
function readHostnames(text: string): string[] | undefined {
  const hosts = text.split(/[\s,]+/).filter((part) => part !== '')
  const areHosts = hosts.every((host) => isHost(host) && URL.canParse(`https://${host}`))
  return areHosts ? hosts.map((host) => new URL(`https://${host}`).hostname) : undefined
}

function readPath(text: string): string | undefined {
  return /^\/[\w./-]+$/.test(text) && !text.startsWith('//') ? text : undefined
}
