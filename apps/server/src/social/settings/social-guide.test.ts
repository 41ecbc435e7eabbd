import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorCodes } from '@foyer/core/wire'
import { appRoot } from '../../app-root.ts'
import { readConfig } from '../../config.ts'
import { StartError } from '../../settings/start-error.ts'
import { providers } from '../providers.ts'
import { linkCallbackUri, listRedirectUris } from './redirect-targets.ts'

const guide = readFileSync(new URL('../../docs/social.md', appRoot), 'utf8')
const ids = providers.map(({ id }) => id)

/** The documentation of a provider: the page that names its variables. */
function readPage(id: string): string {
  return guide.split('\n## ').find((each) => each.includes(`SOCIAL_${id.toUpperCase()}`)) ?? ''
}

/** The variables that an operator sets by following a page, with values of the right kind. */
function followPage(text: string): Record<string, string> {
  const values = { BOT_TOKEN: '1234567890:AAE-test-token', MAX_AGE: '600', MODE: 'oidc', STEAM: 'on' }
  const named = new Set(Array.from(text.matchAll(/`(SOCIAL_[A-Z_]+)/g), ([, name = '']) => name))
  return Object.fromEntries(
    [...named].map((name) => {
      const [, value = 'a-value-of-it'] = Object.entries(values).find(([end]) => name.endsWith(end)) ?? []
      return [name, value]
    }),
  )
}

const offered = (environment: Record<string, string>) =>
  readConfig(environment).social.providers.map(({ id, protocol }) => `${id} ${protocol}`)

/** The error when one variable is missing; none if the page has a single variable. */
function tryWithout(environment: Record<string, string>, name: string): string {
  const { [name]: _, ...others } = environment
  try {
    return offered(others).join() || 'none'
  } catch (error) {
    return error instanceof StartError ? error.message : String(error)
  }
}

describe('docs/social.md', () => {
  test.for(ids)('says how to go live with %s', (id) => {
    expect(readPage(id)).toMatch(/^- Register: /m)
    expect(readPage(id)).toMatch(/^- Limits: /m)
  })

  test.for(providers.filter(({ id }) => id !== 'telegram'))(
    'names exactly the variables that enable $id',
    ({ id, protocol }) => {
      const environment = followPage(readPage(id))
      expect(offered(environment)).toEqual([`${id} ${protocol}`])
      for (const name of Object.keys(environment))
        expect(tryWithout(environment, name)).toMatch(new RegExp(`^(${name}: missing\\.|none$)`))
    },
  )

  test('names the variables of both of Telegram’s protocols', () => {
    const [, widget = '', oidc = ''] = readPage('telegram').split(/^- `(?:widget|oidc)`, /m)
    expect(offered(followPage(widget))).toEqual(['telegram OAUTH_TELEGRAM'])
    expect(offered({ ...followPage(oidc), SOCIAL_TELEGRAM_MODE: 'oidc' })).toEqual(['telegram OAUTH2'])
  })

  test('names the real callback addresses', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://id.example.com',
      SOCIAL_SANDBOX_URL: 'http://localhost:3001',
      WINDOWS_APP_SCHEME: 'com.example.app',
    })
    const addresses = config.social.providers.flatMap((provider) =>
      [...listRedirectUris(config, provider), linkCallbackUri(config, provider)].map((address) =>
        address.endsWith('/windows') ? address : address.replace(`/${provider.id}`, '/{social}'),
      ),
    )
    expect(new Set(addresses).size).toBe(3)
    for (const address of addresses) expect(guide).toContain(`\`${address}\``)
  })

  test('names the error codes that people can meet, with their statuses', () => {
    const rows = Array.from(guide.matchAll(/^\| `(\w+)` +\| (\d+) /gm), ([, code, status]) => [
      code,
      Number(status),
    ])
    expect(rows.map(([code]) => code)).toEqual(
      expect.arrayContaining(Object.keys(errorCodes).filter((code) => code.startsWith('social_'))),
    )
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(rows.map(([code]) => [code, errorCodes[code as keyof typeof errorCodes]])),
    )
  })

  test('names the default limits', () => {
    const { social, limits } = readConfig({})
    expect([social.timeoutMilliseconds, guide.includes('Each answer may take ten seconds')]).toEqual([
      10_000,
      true,
    ])
    expect(limits.socialPerAddress).toEqual({ attempts: 30, seconds: 60 })
    expect(guide).toContain('30 sign-ins or linkings a minute')
  })
})
