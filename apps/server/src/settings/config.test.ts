import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { appRoot } from '../app-root.ts'
import type { Environment } from './environment.ts'
import { isHttps, readConfig, type Config } from '../config.ts'
import { StartError, invalidSettingsExitCode } from './start-error.ts'
import { production } from './testing/production.ts'

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      dataDir: resolve('data'),
      // A half-open link is detected within a second: 250 ms until the check, and three times as long for its answer.
      database: { databaseUrl: null, dataDir: resolve('data'), checkAfterMilliseconds: 250 },
      hasDemoAccount: true,
      captcha: { mode: 'off', service: null },
      sessionDays: 30,
      sessionEnd: { idleMinutes: null },
      auditDays: 365,
      visitorDays: 90,
      sealedKeys: [],
      defaultCurrency: 'USD',
      metricsToken: null,
      metricsListener: null,
      tracesEndpoint: null,
    })
  })

  test.each<[Record<string, string>, Partial<Config>]>([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ PORT: '   ' }, { port: 3000 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [production, { isProduction: true, hasDemoAccount: false, shutdownDelay: 5 }],
    [{ ...production, SHUTDOWN_DELAY: '0' }, { shutdownDelay: 0 }],
    [{ NODE_ENV: 'development' }, { shutdownDelay: 0 }],
    [{ ...production, DEMO: 'on' }, { hasDemoAccount: false }],
    [{ DEMO: 'off' }, { hasDemoAccount: false }],
    // It may be somebody's real database.
    [{ DATABASE_URL: 'postgres://localhost/foyer' }, { hasDemoAccount: false }],
    [{ DATABASE_URL: 'postgres://localhost/foyer', DEMO: 'on' }, { hasDemoAccount: true }],
    [{ DEMO: 'False' }, { hasDemoAccount: false }],
    [{ PUBLIC_URL: 'https://id.example.com/' }, { publicUrl: 'https://id.example.com' }],
    [
      { ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' },
      { allowedOrigins: ['https://a.example', 'https://b.example:8443'] },
    ],
    [{ TRUSTED_PROXIES: '10.0.0.0/8 ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
    [{ DEFAULT_CURRENCY: 'eur' }, { defaultCurrency: 'EUR' }],
    [{ AUDIT_DAYS: '0' }, { auditDays: 0 }],
    [
      { MAIL_URL: 'smtps://ada:secret@mail.example.com', MAIL_FROM: 'Foyer <no-reply@example.com>' },
      {
        messages: {
          appName: 'Foyer',
          mailUrl: 'smtps://ada:secret@mail.example.com',
          mailFrom: 'Foyer <no-reply@example.com>',
          smsUrl: null,
          smsToken: null,
        },
      },
    ],
    [{ VISITOR_DAYS: '0' }, { visitorDays: 0 }],
    [{ FINGERPRINT_SEALED_KEY: 'A'.repeat(43) + '=' }, { sealedKeys: [Buffer.alloc(32)] }],
    [
      { FINGERPRINT_SEALED_KEY: `${'A'.repeat(43)}=, ${'/'.repeat(42)}8=` },
      { sealedKeys: [Buffer.alloc(32), Buffer.alloc(32, 255)] },
    ],
    [
      {
        SERVER_SECRET: `${'n'.repeat(32)}, ${'o'.repeat(32)}`,
        TOKEN_AUDIENCES: 'https://api.example.com billing',
      },
      {
        secrets: ['n'.repeat(32), 'o'.repeat(32)],
        tokens: { audiences: ['https://api.example.com', 'billing'] },
      },
    ],
    [{}, { secrets: [], tokens: { audiences: [] }, secondFactor: { isRequired: false, trustDays: 0 } }],
    [
      { REQUIRE_SECOND_FACTOR: 'all', TRUSTED_DEVICE_DAYS: '30' },
      { secondFactor: { isRequired: true, trustDays: 30 } },
    ],
    [{ METRICS_TOKEN: '0123456789abcdef' }, { metricsToken: '0123456789abcdef' }],
    [{ METRICS_PORT: '9464' }, { metricsListener: { host: '127.0.0.1', port: 9464 } }],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, { metricsListener: { host: '0.0.0.0', port: 9464 } }],
    [{ METRICS_HOST: '0.0.0.0' }, { metricsListener: null }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, { tracesEndpoint: 'http://127.0.0.1:4318' }],
    [{ PASSWORD_HASH_THREADS: '3', PASSWORD_HASH_QUEUE: '7' }, { passwords: { threads: 3, maxQueued: 7 } }],
  ])('%o is read as %o', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected)
  })

  test('reads the variables that docs/operating.md lists, and no others', () => {
    const asked = new Set<string>()
    readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
    const [, table] = readFileSync(new URL('../../docs/operating.md', appRoot), 'utf8').split('## Settings\n')
    const cells = table?.split('\n## ')[0]?.match(/^\| `[^|]+/gm) ?? []
    const listed = cells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name))
    expect(new Set(listed)).toEqual(asked)
  })

  test('reads a rate limit as attempts and seconds', () => {
    const { limits } = readConfig({ LIMIT_LOGIN_ADDRESS: '5/60' })
    expect(limits.loginPerAddress).toEqual({ attempts: 5, seconds: 60 })
  })

  test.each([
    [{ PORT: '65536' }, 'PORT: "65536" is not a whole number from 0 to 65535.'],
    [{ PORT: '3e3' }, 'PORT: "3e3" is not a whole number from 0 to 65535.'],
    [
      { MAIL_URL: 'mail.example.com:secret' },
      'MAIL_URL: not an address of the form smtp://user:password@mail.example.com:587.',
    ],
    [
      { MAIL_URL: 'smtp://' },
      'MAIL_URL: not an address of the form smtp://user:password@mail.example.com:587.',
    ],
    [
      { SECURITY_CONTACT: 'mailto:' },
      'SECURITY_CONTACT: not an address of the form mailto:security@example.com.',
    ],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT: "0" is not a port from 1 to 65535.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: not an address of the form http://127.0.0.1:4318.',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: "prod" is not one of development, test, production.'],
    [{ DEMO: 'maybe' }, 'DEMO: "maybe" is not on or off.'],
    [
      { PUBLIC_URL: 'id.example.com' },
      'PUBLIC_URL: "id.example.com" is not an origin such as https://id.example.com, without a path.',
    ],
    [
      { PUBLIC_URL: 'https://a.example/path' },
      'PUBLIC_URL: "https://a.example/path" is not an origin such as https://id.example.com, without a path.',
    ],
    [
      { PUBLIC_URL: 'ftp://a.example' },
      'PUBLIC_URL: "ftp://a.example" is not an origin such as https://id.example.com, without a path.',
    ],
    ...['*', 'https://*.example.com', 'https://example.com/shop'].map((text): [Environment, string] => [
      { ALLOWED_ORIGINS: text },
      `ALLOWED_ORIGINS: "${text}" is not a list of whole origins such as https://example.com, without a path or *.`,
    ]),
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES: "10.0.0.0/33" is not a list of addresses and networks such as 10.0.0.0/8.',
    ],
    [
      { TRUSTED_PROXIES: 'proxy' },
      'TRUSTED_PROXIES: "proxy" is not a list of addresses and networks such as 10.0.0.0/8.',
    ],
    [{ DEFAULT_CURRENCY: 'EURO' }, 'DEFAULT_CURRENCY: "EURO" is not a currency of ISO 4217 such as USD.'],
    [
      { LIMIT_LOGIN_ADDRESS: '0/60' },
      'LIMIT_LOGIN_ADDRESS: "0/60" is not attempts and seconds such as 30/60.',
    ],
    [
      { FINGERPRINT_SEALED_KEY: 'c2VjcmV0' },
      'FINGERPRINT_SEALED_KEY: not a list of keys of 32 bytes, each in base64.',
    ],
    [{ SESSION_DAYS: '0' }, 'SESSION_DAYS: "0" is not a whole number from 1 to 400.'],
    [{ SESSION_IDLE_MINUTES: '4' }, 'SESSION_IDLE_MINUTES: "4" is not a whole number from 5 to 99999.'],
  ])('%o is refused: %s', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(new StartError(line, { exitCode: invalidSettingsExitCode }))
  })

  test('reports all errors at once, one per line', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT: .*\nDEMO: .*$/)
  })

  test.each([
    ['DATABASE_URL', 'mysql://user:secret@host/db'],
    ['DATABASE_URL', 'postgres://user:secret@ho st/db'],
    ['METRICS_TOKEN', 'secret'],
  ])('an error message does not repeat a secret: %s', (name, value) => {
    let message = ''
    try {
      readConfig({ [name]: value })
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain(name)
    expect(message).not.toContain('secret')
  })

  test.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://id.example.com' }, false],
    [{ PUBLIC_URL: 'https://id.example.com' }, true],
  ])('%o is taken to be reached by TLS: %s', (environment, expected) => {
    expect(isHttps(readConfig(environment))).toBe(expected)
  })
})
