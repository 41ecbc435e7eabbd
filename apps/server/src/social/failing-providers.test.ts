import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import type { FakeProvider, Handler } from '../testing/fake-provider.ts'
import {
  finishAuthorization,
  startAuthorization,
  offerDiscord,
  offerVk,
  socialTest as test,
  verifier,
} from '../testing/social/social-test.ts'
import { createSteamAnswer, confirmSignature, finish, startSteam } from '../testing/social/steam.ts'

const token = '/social/discord/api/oauth2/token'
const profile = '/social/discord/api/v10/users/@me'

const failures: readonly (readonly [string, Handler, reason?: string, code?: string])[] = [
  ['fails with 500', (_, response) => void response.writeHead(500).end('{"access_token":"t"}')],
  ['resets the connection', (_, response) => void response.destroy(), 'unreachable', 'UND_ERR_SOCKET'],
  ['never answers', () => undefined, 'timeout'],
  ['begins to answer and never ends', (_, response) => void response.writeHead(200).write('{'), 'timeout'],
  ['answers HTML', (_, response) => void response.writeHead(200).end('<html>')],
  ['answers half of its JSON', (_, response) => void response.writeHead(200).end('{"access_token":')],
  ['answers null', (_, response) => void response.writeHead(200).end('null')],
  ['answers a list', (_, response) => void response.writeHead(200).end('[]')],
  ['answers nothing', (_, response) => void response.writeHead(204).end()],
  ['answers with an error and 200', (_, response) => void response.end('{"error":"invalid_grant"}')],
  ['answers 10 MB', (_, response) => sendLargeBody(response), 'too_large'],
  ['answers 10 MB in packed form', (_, response) => sendCompressedBomb(response), 'too_large'],
  ['leads elsewhere', (request, response) => lead(request.url.pathname, response), 'redirected'],
]

/** For each provider, starts a sign-in and returns the function that finishes it. All other answers of the provider are correct. */
const ways = {
  async discord(browser: Browser, provider: FakeProvider) {
    offerDiscord(provider)
    const { state } = await startAuthorization(browser, 'discord')
    return () => finishAuthorization(browser, 'discord', { state })
  },
  async vk(browser: Browser, provider: FakeProvider) {
    const { state } = await startAuthorization(browser, 'vk')
    offerVk(provider, state)
    return () => finishAuthorization(browser, 'vk', { state, device_id: 'device' })
  },
  async steam(browser: Browser, provider: FakeProvider) {
    confirmSignature(provider)
    const { state, returnTo } = await startSteam(browser)
    return () => finish(browser, state, createSteamAnswer(provider, returnTo))
  },
}

/** The endpoints of one provider of each kind. */
const places = [
  [token, 'discord'],
  [profile, 'discord'],
  ['/social/vk/oauth2/auth', 'vk'],
  ['/social/vk/oauth2/user_info', 'vk'],
  ['/social/steam/openid/login', 'steam'],
] as const

describe('a provider that', () => {
  test.for(
    failures.flatMap(([what, handler, reason = '\\w+', code = '']) =>
      places.map((place) => [what, ...place, handler, reason, code] as const),
    ),
  )(
    '%s at %s causes an error that says so, and nothing is stored',
    async ([, path, social, handler, reason, code], { startSocial, provider }) => {
      const timeoutMilliseconds = reason === 'timeout' ? 300 : 60_000
      const { open, context, log } = await startSocial({ timeoutMilliseconds })
      const signIn = await ways[social](open(), provider)
      provider.on(path, handler)
      provider.on('/elsewhere', { access_token: 't', id: '1' })
      const answer = await signIn()
      expect(answer).toMatchObject({
        status: 424,
        body: {
          code: 'social_provider_failed',
          message: expect.stringMatching(/^The provider did not respond/),
        },
      })
      expect(provider.requests.map(({ url }) => url.pathname)).not.toContain('/elsewhere')
      for (const table of ['users', 'identities', 'sessions']) {
        expect(await context.database.query(`select 1 from ${table}`), table).toEqual([])
      }
      const why = code === '' ? '' : `,"code":"${code}"`
      expect(log.join('')).toMatch(new RegExp(`"social":"${social}","reason":"${reason}"${why}`))
    },
  )

  test('denies at the token endpoint is reported as a denial', async ({ startSocial, provider }) => {
    provider.on(token, (_, response) => void response.writeHead(200).end('{"error":"access_denied"}'))
    const browser = (await startSocial()).open()
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({
      status: 400,
      body: { code: 'social_denied' },
    })
  })

  // R7.9
  test('causes no verifier, code, state, token or secret to be logged, whatever it answers', async ({
    startSocial,
    provider,
  }) => {
    const { open, log } = await startSocial()
    const secrets = [verifier, 'secret-code', 'secret-access-token', 'foyer-sandbox-secret', 'Lovelace']
    const echo = JSON.stringify({ error: secrets.join(' '), access_token: 1 })
    for (const [status, text] of [
      [200, echo],
      [400, echo],
      [200, JSON.stringify({ access_token: 'secret-access-token', token_type: 'Bearer' })],
    ] as const) {
      provider.on(
        token,
        (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      )
      provider.on(profile, (_, response) => void response.writeHead(500).end('Lovelace secret-access-token'))
      const browser = open()
      const { state } = await startAuthorization(browser, 'discord')
      secrets.push(state)
      await finishAuthorization(browser, 'discord', { state })
    }
    expect(log.length).toBeGreaterThan(6)
    for (const secret of secrets) expect(log.join('')).not.toContain(secret)
  })
})

function sendLargeBody(response: ServerResponse): void {
  response.end(`{"access_token":"${'t'.repeat(10_000_000)}"}`)
}

/** An answer of ten thousand bytes that decompresses to ten million. */
function sendCompressedBomb(response: ServerResponse): void {
  const body = gzipSync(JSON.stringify({ access_token: 't'.repeat(10_000_000) }))
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body)
}

function lead(from: string, response: ServerResponse): void {
  response.writeHead(307, { location: from === '/elsewhere' ? '/' : '/elsewhere' }).end()
}
