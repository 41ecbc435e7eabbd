import type { EnvironmentReader } from './environment.ts'

interface Deployment {
  readonly isProduction: boolean
  readonly hasDatabaseUrl: boolean
}

interface SettingPair {
  readonly present: string
  readonly missing: string
  readonly consequence: string
  readonly remedy?: string
  /** Is it a mistake in this configuration? Default: always. */
  readonly isMistake?: (read: EnvironmentReader, deployment: Deployment) => boolean
}

const isWithoutSandbox = (read: EnvironmentReader) => !read.isSet('CAPTCHA_SANDBOX_URL')
/** While the captcha is off, nobody would notice until an attack, when it has to be switched on. */
const noCaptcha = { consequence: 'there is no captcha to be switched on', isMistake: isWithoutSandbox }
const noTagManager = { consequence: 'no tags are loaded', missing: 'TAG_MANAGER_ID' }

/** Settings that do nothing, or not what is intended, without another one. */
const settingPairs: readonly SettingPair[] = [
  { present: 'RECAPTCHA_SITE_KEY', missing: 'RECAPTCHA_SECRET', ...noCaptcha },
  { present: 'RECAPTCHA_SECRET', missing: 'RECAPTCHA_SITE_KEY', ...noCaptcha },
  { present: 'GEETEST_CAPTCHA_ID', missing: 'GEETEST_CAPTCHA_KEY', ...noCaptcha },
  { present: 'GEETEST_CAPTCHA_KEY', missing: 'GEETEST_CAPTCHA_ID', ...noCaptcha },
  {
    present: 'MAIL_URL',
    missing: 'MAIL_FROM',
    consequence: 'mails come from no-reply@localhost, which mail servers refuse',
    remedy: 'Set it to an address of yours.',
    isMistake: (_, { isProduction }) => isProduction,
  },
  { present: 'MAIL_FROM', missing: 'MAIL_URL', consequence: 'no mails are sent' },
  { present: 'SMS_TOKEN', missing: 'SMS_URL', consequence: 'no text messages are sent' },
  {
    present: 'METRICS_HOST',
    missing: 'METRICS_PORT',
    consequence: 'the metrics have no port of their own',
  },
  { present: 'TAG_MANAGER_ORIGIN', ...noTagManager },
  { present: 'TAG_MANAGER_HOSTS', ...noTagManager },
  {
    present: 'TOKEN_AUDIENCES',
    missing: 'SERVER_SECRET',
    consequence: 'back ends get no tokens',
    remedy: 'Set it to at least 32 random characters, the same for all processes.',
    isMistake: (_, { hasDatabaseUrl }) => hasDatabaseUrl,
  },
]

/** Warns about pairs of settings of which only one is set. */
export function warnOfHalfSet(read: EnvironmentReader, deployment: Deployment): void {
  for (const { present, missing, consequence, remedy = 'Set both, or neither.', isMistake } of settingPairs) {
    if (!read.isSet(present) || read.isSet(missing)) continue
    if (isMistake?.(read, deployment) ?? true)
      read.warn(`${missing}: not set although ${present} is, so ${consequence}. ${remedy}`)
  }
}
