import type { EnvironmentReader } from '../environment.ts'

interface Surroundings {
  readonly isProduction: boolean
  readonly hasDatabaseUrl: boolean
}

interface HalfSet {
  readonly given: string
  readonly lacking: string
  readonly consequence: string
  readonly remedy?: string
  /** Is it a mistake in this configuration? Default: always. */
  readonly isMistake?: (read: EnvironmentReader, surroundings: Surroundings) => boolean
}

const isWithoutSandbox = (read: EnvironmentReader) => !read.isGiven('CAPTCHA_SANDBOX_URL')
/** While the captcha is off, nobody would notice until an attack, when it has to be switched on. */
const noCaptcha = { consequence: 'there is no captcha to be switched on', isMistake: isWithoutSandbox }
const noTagManager = { consequence: 'no tags are loaded', lacking: 'TAG_MANAGER_ID' }

/** Settings that do nothing, or not what is intended, without another one. */
const halves: readonly HalfSet[] = [
  { given: 'RECAPTCHA_SITE_KEY', lacking: 'RECAPTCHA_SECRET', ...noCaptcha },
  { given: 'RECAPTCHA_SECRET', lacking: 'RECAPTCHA_SITE_KEY', ...noCaptcha },
  { given: 'GEETEST_CAPTCHA_ID', lacking: 'GEETEST_CAPTCHA_KEY', ...noCaptcha },
  { given: 'GEETEST_CAPTCHA_KEY', lacking: 'GEETEST_CAPTCHA_ID', ...noCaptcha },
  {
    given: 'MAIL_URL',
    lacking: 'MAIL_FROM',
    consequence: 'mails come from no-reply@localhost, which mail servers refuse',
    remedy: 'Set it to an address of yours.',
    isMistake: (_, { isProduction }) => isProduction,
  },
  { given: 'MAIL_FROM', lacking: 'MAIL_URL', consequence: 'no mails are sent' },
  { given: 'SMS_TOKEN', lacking: 'SMS_URL', consequence: 'no text messages are sent' },
  {
    given: 'METRICS_HOST',
    lacking: 'METRICS_PORT',
    consequence: 'the metrics have no port of their own',
  },
  { given: 'TAG_MANAGER_ORIGIN', ...noTagManager },
  { given: 'TAG_MANAGER_HOSTS', ...noTagManager },
  {
    given: 'TOKEN_AUDIENCES',
    lacking: 'SERVER_SECRET',
    consequence: 'back ends get no tokens',
    remedy: 'Set it to at least 32 random characters, the same for all processes.',
    isMistake: (_, { hasDatabaseUrl }) => hasDatabaseUrl,
  },
]

/** Warns about pairs of settings of which only one is set. */
export function warnOfHalfSet(read: EnvironmentReader, surroundings: Surroundings): void {
  for (const { given, lacking, consequence, remedy = 'Set both, or neither.', isMistake } of halves) {
    if (!read.isGiven(given) || read.isGiven(lacking)) continue
    if (isMistake?.(read, surroundings) ?? true)
      read.warn(`${lacking}: not set although ${given} is, so ${consequence}. ${remedy}`)
  }
}
