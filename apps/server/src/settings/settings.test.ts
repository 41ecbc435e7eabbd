import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { production } from './testing/production.ts'
import type { Environment } from './environment.ts'
import { StartError, invalidSettingsExitCode } from './start-error.ts'

const { DATABASE_URL: _database, ...withoutDatabase } = production
const { PUBLIC_URL: _origin, ...withoutOrigin } = production
const { TRUSTED_PROXIES: _proxies, ...withoutProxies } = production
const mailUrl = 'smtp://mail.example.com:587'

describe('a setting that would go wrong later', () => {
  test.each<[Environment, string]>([
    [
      withoutDatabase,
      'DATABASE_URL: not set in production. Name a PostgreSQL, or set DATABASE=embedded to keep the data of one process in DATA_DIR.',
    ],
    [
      { ...withoutDatabase, DATABSE_URL: production.DATABASE_URL },
      'DATABASE_URL: not set in production. Name a PostgreSQL, or set DATABASE=embedded to keep the data of one process in DATA_DIR.\n' +
        'DATABSE_URL: not a setting. Did you mean DATABASE_URL?',
    ],
    [
      { ...production, DATABASE: 'embedded' },
      'DATABASE: embedded contradicts DATABASE_URL. Unset one of them.',
    ],
    [{ DATABASE: 'postgres' }, 'DATABASE: "postgres" is not embedded.'],
    [
      withoutOrigin,
      'PUBLIC_URL: not set in production. Name the origin that people open, such as https://id.example.com.',
    ],
    [{ PORT: '80.5', NODE_ENV: 'test' }, 'PORT: "80.5" is not a whole number from 0 to 65535.'],
    [
      { SIGN_IN_METHODS: 'passkey' },
      'SIGN_IN_METHODS: "passkey" is not a list of password, code and passkey, with at least one of the first two.',
    ],
    ...['short', `${'x'.repeat(32)},short`].map((secret): [Environment, string] => [
      { SERVER_SECRET: secret },
      'SERVER_SECRET: too short to be safe. Use at least 32 random characters.',
    ]),
    [
      { TOKEN_AUDIENCES: 'https://api.example.com, bücher' },
      'TOKEN_AUDIENCES: "https://api.example.com, bücher" is not a list of names such as https://api.example.com, each of at most 255 characters.',
    ],
    [
      { SIGN_IN_METHODS: ',' },
      'SIGN_IN_METHODS: "," is not a list of password, code and passkey, with at least one of the first two.',
    ],
    ...['0.0.0.0/0', '::/0', '10.0.0.0/00'].map((network): [Environment, string] => [
      { TRUSTED_PROXIES: `127.0.0.1 ${network}` },
      `TRUSTED_PROXIES: ${network} is every address, so anybody can choose the address that they are counted by. Name the proxies alone.`,
    ]),
    ...['SMS_URL', 'BREACH_LIST_URL'].map((name): [Environment, string] => [
      { [name]: 'https://key:secret@gateway.example.com/messages' },
      `${name}: no request can have the user or password in it. Leave them out.`,
    ]),
    [
      { MAIL_URL: 'smtp://user:100%sure@mail.example.com' },
      'MAIL_URL: a % in its user or password stands alone. Write it as %25.',
    ],
    ...['?secure=true', '/?tls.rejectUnauthorized=false', '/mail', '#word@mail.example.com'].map(
      (rest): [Environment, string] => [
        { MAIL_URL: `${mailUrl}${rest}` },
        'MAIL_URL: what follows the host and port would be ignored. Leave it out; in a password, write / as %2F, ? as %3F and # as %23.',
      ],
    ),
    ...['sslMode', 'ssl_mode', 'SSLMODE', 'sslmod'].map((parameter): [Environment, string] => [
      { DATABASE_URL: `${production.DATABASE_URL}?${parameter}=verify-full` },
      `DATABASE_URL: it has no parameter ${parameter}, so the connection could go without TLS. Did you mean sslmode?`,
    ]),
    ...['https://shop.example.com', 'a.example, shop.example.com:8443', '*'].map(
      (hosts): [Environment, string] => [
        { RECAPTCHA_HOSTNAMES: hosts },
        `RECAPTCHA_HOSTNAMES: "${hosts}" is not a list of hosts such as shop.example.com, without scheme or port.`,
      ],
    ),
    [{ SHUTDOWN_DELAY: '-1' }, 'SHUTDOWN_DELAY: "-1" is not a whole number from 0 to 300.'],
    ...[
      'no-reply',
      'Foyer no-reply@example.com',
      'Foyer <no-reply@example.com',
      'Foyer <no-reply>',
      'a@example.com, b@example.com',
      'Foyer\n<no-reply@example.com>',
    ].map((sender): [Environment, string] => [
      { MAIL_URL: mailUrl, MAIL_FROM: sender },
      `MAIL_FROM: "${sender}" is not a sender such as Foyer <no-reply@example.com>.`,
    ]),
  ])('%o is refused: %s', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(
      new StartError(sentence, { exitCode: invalidSettingsExitCode }),
    )
  })

  test.each<[Environment, string]>([
    [
      { ...production, PUBLIC_URL: 'http://id.example.com' },
      'PUBLIC_URL: http://id.example.com is not https, so passwords and sessions can be read on their way. Put a proxy with TLS in front of Foyer, and name its https origin.',
    ],
    [{ DATABSE_URL: production.DATABASE_URL }, 'DATABSE_URL: not a setting. Did you mean DATABASE_URL?'],
    [
      { LIMIT_LOGINS_ADDRESS: '5/60' },
      'LIMIT_LOGINS_ADDRESS: not a setting. Did you mean LIMIT_LOGIN_ADDRESS?',
    ],
    [{ LIMIT_SIGN_UP: '5/60' }, 'LIMIT_SIGN_UP: not a setting. docs/operating.md lists all limits.'],
    [
      withoutProxies,
      'TRUSTED_PROXIES: not set although PUBLIC_URL is https, so all people seem to come from the address of the proxy, and share its limits. Name it, such as 127.0.0.1.',
    ],
    [{ TRUSTED_PROXY: '::1' }, 'TRUSTED_PROXY: not a setting. Did you mean TRUSTED_PROXIES?'],
    [
      { ...production, TOKEN_AUDIENCES: 'api' },
      'SERVER_SECRET: not set although TOKEN_AUDIENCES is, so back ends get no tokens. Set it to at least 32 random characters, the same for all processes.',
    ],
    [{ SERVER_SECRETS: 'x'.repeat(32) }, 'SERVER_SECRETS: not a setting. Did you mean SERVER_SECRET?'],
    [{ TOKEN_AUDIENCE: 'api' }, 'TOKEN_AUDIENCE: not a setting. Did you mean TOKEN_AUDIENCES?'],
    [
      { ...production, MAIL_URL: mailUrl },
      'MAIL_FROM: not set although MAIL_URL is, so mails come from no-reply@localhost, which mail servers refuse. Set it to an address of yours.',
    ],
    ...[
      ['VERIFY_IDENTIFIERS', 'required', 'required'],
      ['REGISTRATION', 'private', 'private'],
      ['SIGN_IN_METHODS', 'code', 'code alone'],
    ].map(([name = '', value, what]): [Environment, string] => [
      { [name]: value },
      `${name}: ${what}, although neither MAIL_URL nor SMS_URL is set, so the code that people need reaches nobody. Set one of them.`,
    ]),
    [
      { RECAPTCHA_SITE_KEY: 'site' },
      'RECAPTCHA_SECRET: not set although RECAPTCHA_SITE_KEY is, so there is no captcha to be switched on. Set both, or neither.',
    ],
    [
      { GEETEST_CAPTCHA_KEY: 'a-key-of-geetest' },
      'GEETEST_CAPTCHA_ID: not set although GEETEST_CAPTCHA_KEY is, so there is no captcha to be switched on. Set both, or neither.',
    ],
    [
      { MAIL_FROM: 'no-reply@example.com' },
      'MAIL_URL: not set although MAIL_FROM is, so no mails are sent. Set both, or neither.',
    ],
    [
      { ...production, SMS_TOKEN: 'a-token-of-the-gateway' },
      'SMS_URL: not set although SMS_TOKEN is, so no text messages are sent. Set both, or neither.',
    ],
    [
      { METRICS_HOST: '0.0.0.0' },
      'METRICS_PORT: not set although METRICS_HOST is, so the metrics have no port of their own. Set both, or neither.',
    ],
    ...['TAG_MANAGER_ORIGIN', 'TAG_MANAGER_HOSTS'].map((name): [Environment, string] => [
      { [name]: 'https://tags.example.com' },
      `TAG_MANAGER_ID: not set although ${name} is, so no tags are loaded. Set both, or neither.`,
    ]),
    [
      { ...production, DEMO: 'on' },
      'DEMO: on has no effect in production, which never has a demo account. Unset it.',
    ],
  ])('%o causes a warning: %s', (environment, sentence) => {
    expect(readConfig(environment).warnings).toEqual([sentence])
  })

  test.each<[Environment]>([
    [production],
    [{ ...withoutDatabase, DATABASE: 'embedded' }],
    [{ ...withoutProxies, PUBLIC_URL: 'http://localhost:3000' }],
    [{ PUBLIC_URL: production.PUBLIC_URL }],
    [{ ...production, DEMO: 'off' }],
    [{ DEMO: 'on' }],
    [{ DATABASE_URL: `${production.DATABASE_URL}?sslmode=verify-full&sslcrl=a&application_name=b&schema=c` }],
    [{ ...production, MAIL_URL: `${mailUrl}/`, MAIL_FROM: 'no-reply@example.com' }],
    [{ SMS_URL: 'https://sms.example.com/messages', SMS_TOKEN: 'a-token-of-the-gateway' }],
    [{ TOKEN_AUDIENCES: 'api' }],
    [{ ...production, PUBLIC_URL: 'http://127.0.0.1:3000' }],
    [{ ...production, MAIL_URL: mailUrl, MAIL_FROM: 'no-reply@example.com' }],
    [{ ...production, MAIL_URL: mailUrl, MAIL_FROM: '"Foyer, Inc." <no-reply@example.com>' }],
    [
      {
        VERIFY_IDENTIFIERS: 'required',
        REGISTRATION: 'private',
        SMS_URL: 'https://sms.example.com/messages',
      },
    ],
    [{ SIGN_IN_METHODS: 'code', MAIL_URL: mailUrl }],
    [{ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'a-secret-of-google' }],
    // Variables that a shell sets itself.
    [
      {
        HOME: '/root',
        PATH: '/usr/bin',
        PWD: '/srv',
        HOSTS: 'a',
        LOGNAME: 'ada',
        AWS_TOKEN: 'secret',
        LANG: 'C',
      },
    ],
    [{ npm_package_version: '1', TEST_DATABASE_URL: 'postgres://127.0.0.1', SANDBOX_PORT: '3001' }],
  ])('%o causes no warning', (environment) => {
    expect(readConfig(environment).warnings).toEqual([])
  })
})
