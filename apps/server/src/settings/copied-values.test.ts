import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { StartError, invalidSettingsExitCode } from './start-error.ts'
import { production } from './testing/production.ts'

const marks = 'the quotation marks around it are part of it. Leave them out.'
const smsUrl = 'https://sms.example.com/messages'

describe('a value that was copied from a page or another file', () => {
  test.each(
    ['“a-token-of-sixteen”', 'a-tökén-of-sixteen'].flatMap((token) =>
      ['METRICS_TOKEN', 'SMS_TOKEN'].map((name) => [name, token] as const),
    ),
  )(
    'is refused as %s, which is sent in a header, if it has characters that no header can have: %s',
    (name, token) => {
      expect(() => readConfig({ [name]: token, SMS_URL: smsUrl })).toThrow(
        new StartError(
          `${name}: it is sent in a header, which takes ASCII alone: no accents, and no typographic quotation marks.`,
          { exitCode: invalidSettingsExitCode },
        ),
      )
    },
  )

  const key = `${'A'.repeat(43)}=`
  const long = `https://${'a'.repeat(254)}`
  const origins = 'a list of whole origins such as https://example.com, without a path or *'
  const origin = 'an origin such as https://id.example.com, without a path'
  const hosts = 'a list of hosts such as shop.example.com, without scheme or port'
  const app = 'is neither an https origin nor that of an app, such as android:apk-key-hash:….'
  test.each<[string, string, string]>([
    ...[',', ';', '”', '\nX'].map((end): [string, string, string] => [
      'PUBLIC_URL',
      `https://id.example.com${end}`,
      `"https://id.example.com${end}" is not ${origin}.`,
    ]),
    ['PUBLIC_URL', long, `"${long}" is not ${origin}.`],
    ['ALLOWED_ORIGINS', 'https://a.example;', `"https://a.example;" is not ${origins}.`],
    ['GEETEST_HOSTS', `https://a.example;script-src`, `"https://a.example;script-src" is not ${origins}.`],
    ['RECAPTCHA_HOSTNAMES', 'a.example; b.example', `"a.example; b.example" is not ${hosts}.`],
    ['RECAPTCHA_HOST', 'a.example,', '"a.example," is not a host such as www.recaptcha.net.'],
    ['PASSKEY_ORIGINS', 'https://a.example.0', `"https://a.example.0" ${app}`],
    ['PASSKEY_ORIGINS', 'https://a.example;', `"https://a.example;" ${app}`],
    ['FINGERPRINT_SEALED_KEY', `${key};${key}`, 'not a list of keys of 32 bytes, each in base64.'],
    ['SMS_URL', `${smsUrl} # of the shop`, 'not an address of the form https://sms.example.com/messages.'],
    [
      'SMS_URL',
      'https://sms.example.com,/messages',
      'not an address of the form https://sms.example.com/messages.',
    ],
    [
      'SECURITY_CONTACT',
      'mailto:a@example.com\nContact: b',
      'not an address of the form mailto:security@example.com.',
    ],
    ...[`${'x'.repeat(32)},`, `, ${'x'.repeat(32)}`, `${'x'.repeat(32)},,${'y'.repeat(32)}`].map(
      (secrets): [string, string, string] => [
        'SERVER_SECRET',
        secrets,
        'a comma separates secrets, and nothing stands on one side of it. Write the secret that is missing, or leave the comma out.',
      ],
    ),
    ...['METRICS_TOKEN', 'SMS_TOKEN'].map((name): [string, string, string] => [
      name,
      'Bearer 0123456789abcdef',
      'its first word belongs to the header, where it is written before the token already. Leave that word out.',
    ]),
    ['CHECKOUT_PRICES', 'USD=4900 USD=5900', 'USD has two prices. Leave one of them out.'],
    ...['BREACH_LIST_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'].map((name): [string, string, string] => [
      name,
      'https://example.com/?key=a',
      'paths are added to its end, so it can have neither ? nor #. Leave out what follows the path.',
    ]),
  ])('is refused with extra or repeated parts: %s=%s', (name, value, line) => {
    expect(() => readConfig({ [name]: value, ...(name !== 'SMS_URL' && { SMS_URL: smsUrl }) })).toThrow(
      new StartError(`${name}: ${line}`, { exitCode: invalidSettingsExitCode }),
    )
  })

  test.each([
    ['APP_NAME', '"Foyer"'],
    ['DATA_DIR', "'/srv/foyer data'"],
    ['SOCIAL_VK_CLIENT_ID', '"51234567"'],
  ])('causes a warning if it has quotation marks around it: %s=%s', (name, value) => {
    expect(readConfig({ [name]: value }).warnings).toEqual([`${name}: ${marks}`])
  })

  test('causes a warning if it names a file, as images of other programs accept it', () => {
    const names = { SERVER_SECRET_FILE: '/run/secrets/a', DATABASE_URL_FILE: '/b', npm_config_FILE: '/c' }
    expect(readConfig(names).warnings).toEqual([
      'SERVER_SECRET_FILE: not a setting. No setting is read from a file. Set SERVER_SECRET to what the file contains.',
      'DATABASE_URL_FILE: not a setting. No setting is read from a file. Set DATABASE_URL to what the file contains.',
    ])
  })

  test('is refused with a hint at its quotation marks, if it is invalid because of them', () => {
    expect(() => readConfig({ DATABASE_URL: `"${production.DATABASE_URL}"` })).toThrow(
      new StartError(
        `DATABASE_URL: not an address of the form postgres://user:password@host:5432/database.\nDATABASE_URL: ${marks}`,
        { exitCode: invalidSettingsExitCode },
      ),
    )
  })

  test('may have quotation marks within it, or around a secret, which may have sealed data with them', () => {
    const settings = { APP_NAME: 'The "Foyer"', SERVER_SECRET: `"${'x'.repeat(32)}"` }
    expect(readConfig(settings).warnings).toEqual([])
  })
})
