import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { StartError, invalidSettingsExitCode } from '../../settings/start-error.ts'
import { production } from '../../settings/testing/production.ts'

const ids = (environment: Record<string, string>) =>
  readConfig(environment).social.providers.map(({ id, protocol }) => `${id} ${protocol}`)

describe('the variables of social sign-in', () => {
  test.for<readonly [Record<string, string>, readonly string[]]>([
    [{}, []],
    [{ SOCIAL_GOOGLE_CLIENT_ID: 'id', SOCIAL_GOOGLE_CLIENT_SECRET: 'a-secret' }, ['google OAUTH2']],
    [{ SOCIAL_VK_CLIENT_ID: '123' }, ['vk OAUTH_VK']],
    [{ SOCIAL_STEAM: 'on' }, ['steam OPEN_ID']],
    [{ SOCIAL_TELEGRAM_BOT_TOKEN: '1234567890:AAE-test-token' }, ['telegram OAUTH_TELEGRAM']],
    [
      {
        SOCIAL_TELEGRAM_MODE: 'oidc',
        SOCIAL_TELEGRAM_CLIENT_ID: '1234567890',
        SOCIAL_TELEGRAM_CLIENT_SECRET: 'a-secret',
      },
      ['telegram OAUTH2'],
    ],
    [
      { SOCIAL_OK_CLIENT_ID: '1', SOCIAL_OK_CLIENT_SECRET: 'a-secret', SOCIAL_OK_PUBLIC_KEY: 'KEY' },
      ['ok OAUTH2'],
    ],
  ])('%o offers %o', ([environment, expected]) => {
    expect(ids(environment)).toEqual(expected)
  })

  test('derive the bot’s id from its token', () => {
    const { social } = readConfig({ SOCIAL_TELEGRAM_BOT_TOKEN: '1234567890:AAE-test-token' })
    expect(social.providers[0]?.client.id).toBe('1234567890')
  })

  test('allow ten seconds for a provider’s answer, or as long as is set', () => {
    const read = (environment: Record<string, string>) => readConfig(environment).social.timeoutMilliseconds
    expect([read({}), read({ SOCIAL_TIMEOUT: '3' })]).toEqual([10_000, 3_000])
  })

  test('can move every address of every provider to the sandbox', () => {
    const sandbox = 'http://localhost:3001'
    const { providers } = readConfig({ SOCIAL_SANDBOX_URL: sandbox }).social
    expect(providers).toHaveLength(14)
    for (const { source: _, ...row } of providers) {
      const addresses = JSON.stringify(row).match(/https?:[^"]+/g) ?? []
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses)
        expect(address).toMatch(new RegExp(`^${sandbox}/social/${row.id}(/|$)`))
    }
    expect(providers.find(({ id }) => id === 'google')).toMatchObject({ issuer: `${sandbox}/social/google` })
    expect(providers.find(({ id }) => id === 'steam')).toMatchObject({
      claimedIdPrefix: `${sandbox}/social/steam/openid/id/`,
    })
  })

  test.for<readonly [Record<string, string>, string]>([
    [
      { SOCIAL_GOOGLE_CLIENT_ID: 'id' },
      'SOCIAL_GOOGLE_CLIENT_SECRET: missing. Set it, or unset the other SOCIAL_GOOGLE variables to leave the provider out.',
    ],
    [
      { SOCIAL_X_CLIENT_SECRET: 'a-secret' },
      'SOCIAL_X_CLIENT_ID: missing. Set it, or unset the other SOCIAL_X variables to leave the provider out.',
    ],
    [
      { SOCIAL_OK_CLIENT_ID: 'id', SOCIAL_OK_CLIENT_SECRET: 'a-secret' },
      'SOCIAL_OK_PUBLIC_KEY: missing. Set it, or unset the other SOCIAL_OK variables to leave the provider out.',
    ],
    [
      { SOCIAL_TELEGRAM_BOT_TOKEN: 'a-token-of-no-bot' },
      'SOCIAL_TELEGRAM_BOT_TOKEN: not a token as BotFather gives it, such as 1234567890:AAE….',
    ],
    [
      { SOCIAL_TELEGRAM_MODE: 'oidc' },
      'SOCIAL_TELEGRAM_MODE: oidc needs SOCIAL_TELEGRAM_CLIENT_ID and SOCIAL_TELEGRAM_CLIENT_SECRET.',
    ],
    [{ SOCIAL_TELEGRAM_MODE: 'widget' }, 'SOCIAL_TELEGRAM_MODE: widget needs SOCIAL_TELEGRAM_BOT_TOKEN.'],
    [
      { SOCIAL_TELEGRAM_CLIENT_ID: '1234567890', SOCIAL_TELEGRAM_CLIENT_SECRET: 'a-secret' },
      'SOCIAL_TELEGRAM_MODE: widget needs SOCIAL_TELEGRAM_BOT_TOKEN. For SOCIAL_TELEGRAM_CLIENT_ID and SOCIAL_TELEGRAM_CLIENT_SECRET set it to oidc.',
    ],
    [
      { SOCIAL_X_CLIENT_ID: 'id', SOCIAL_X_CLIENT_SECRET: 'short' },
      'SOCIAL_X_CLIENT_SECRET: too short to be safe. Use at least 8 random characters.',
    ],
    [
      { SOCIAL_TELEGRAM_MAX_AGE: '90000' },
      'SOCIAL_TELEGRAM_MAX_AGE: "90000" is not a whole number from 60 to 86400.',
    ],
    [{ SOCIAL_TIMEOUT: '0' }, 'SOCIAL_TIMEOUT: "0" is not a whole number from 1 to 60.'],
    [
      { ...production, SOCIAL_SANDBOX_URL: 'http://localhost:3001' },
      'SOCIAL_SANDBOX_URL: the sandbox signs in anybody as anybody, and is not for production. Unset it.',
    ],
    ...['https', 'javascript', 'com.example.app:', 'Com.Example', '1app', 'a b'].map(
      (scheme) =>
        [
          { WINDOWS_APP_SCHEME: scheme },
          `WINDOWS_APP_SCHEME: "${scheme}" is not a scheme of your own such as com.example.app.`,
        ] as const,
    ),
  ])('%o is refused: %s', ([environment, line]) => {
    expect(() => readConfig(environment)).toThrow(new StartError(line, { exitCode: invalidSettingsExitCode }))
  })
})
