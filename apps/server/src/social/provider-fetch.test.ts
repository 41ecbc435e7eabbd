import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import type { Handler } from '../testing/fake-provider.ts'
import { arrive, depart, offerDiscord, socialTest as test, verifier } from '../testing/social-test.ts'

const token = '/social/discord/api/oauth2/token'
const profile = '/social/discord/api/v10/users/@me'

const unhappy: readonly (readonly [string, Handler])[] = [
  ['fails with 500', (_, response) => void response.writeHead(500).end('{"access_token":"t"}')],
  ['resets the connection', (_, response) => void response.destroy()],
  ['never answers', () => undefined],
  ['begins to answer and never ends', (_, response) => void response.writeHead(200).write('{')],
  ['answers HTML', (_, response) => void response.writeHead(200).end('<html>')],
  ['answers half of its JSON', (_, response) => void response.writeHead(200).end('{"access_token":')],
  ['answers null', (_, response) => void response.writeHead(200).end('null')],
  ['answers a list', (_, response) => void response.writeHead(200).end('[]')],
  ['answers nothing', (_, response) => void response.writeHead(204).end()],
  ['answers with an error and 200', (_, response) => void response.end('{"error":"invalid_grant"}')],
  ['answers 10 MB', (_, response) => void response.end(`{"access_token":"${'t'.repeat(10_000_000)}"}`)],
  ['answers 10 MB in packed form', (_, response) => sendPacked(response)],
  ['leads elsewhere', (request, response) => lead(request.url.pathname, response)],
]

describe('a provider that', () => {
  test.for(
    unhappy.flatMap(([what, handler]) => [token, profile].map((path) => [what, path, handler] as const)),
  )(
    '%s at %s is a refusal that says so, and nothing is stored',
    async ([, path, handler], { startSocial, provider }) => {
      offerDiscord(provider)
      provider.on(path, handler)
      provider.on('/elsewhere', { access_token: 't', id: '1' })
      const { open, context, log } = await startSocial({ patienceMilliseconds: 300 })
      const browser = open()
      const { state } = await depart(browser, 'discord')
      const answer = await arrive(browser, 'discord', { state })
      expect(answer).toMatchObject({
        status: 424,
        body: {
          code: 'social_provider_failed',
          message: expect.stringMatching(/^The provider did not answer/),
        },
      })
      expect(provider.requests.map(({ url }) => url.pathname)).not.toContain('/elsewhere')
      for (const table of ['users', 'identities', 'sessions']) {
        expect(await context.database.query(`select 1 from ${table}`), table).toEqual([])
      }
      expect(log.join('')).toMatch(/"social":"discord","reason":"\w+"/)
    },
  )

  test('says no at the token endpoint is told as such', async ({ startSocial, provider }) => {
    provider.on(token, (_, response) => void response.writeHead(200).end('{"error":"access_denied"}'))
    const browser = (await startSocial()).open()
    const { state } = await depart(browser, 'discord')
    expect(await arrive(browser, 'discord', { state })).toMatchObject({
      status: 400,
      body: { code: 'social_denied' },
    })
  })

  test('leaves no verifier, code, state, token or secret in the log, whatever it answers', async ({
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
      const { state } = await depart(browser, 'discord')
      secrets.push(state)
      await arrive(browser, 'discord', { state })
    }
    expect(log.length).toBeGreaterThan(6)
    for (const secret of secrets) expect(log.join('')).not.toContain(secret)
  })
})

/** Ten thousand bytes on the way, ten million when they are here. */
function sendPacked(response: ServerResponse): void {
  const body = gzipSync(JSON.stringify({ access_token: 't'.repeat(10_000_000) }))
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body)
}

function lead(from: string, response: ServerResponse): void {
  response.writeHead(307, { location: from === '/elsewhere' ? '/' : '/elsewhere' }).end()
}
