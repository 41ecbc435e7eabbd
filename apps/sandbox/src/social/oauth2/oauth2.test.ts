import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import {
  authorizeAddress,
  clients,
  redirectUriOf,
  tokenRequest,
  type OAuth2Client,
  type TokenAnswer,
} from '../testing/oauth2-clients.ts'
import { startTestSandbox, state, followRedirects, withParameters } from '../testing/social-sandbox.ts'

let sandbox: Sandbox
let now = Date.now()

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now, slowness: 10 })
})

afterAll(() => sandbox.close())

const table = clients.map((client) => [client.id, client] as const)

async function getCode(
  client: OAuth2Client,
  changed: Readonly<Record<string, string>> = {},
): Promise<string> {
  const returned = await followRedirects(
    sandbox,
    withParameters(authorizeAddress(sandbox.url, client), changed),
  )
  return returned.searchParams.get('code') ?? ''
}

async function exchange(
  client: OAuth2Client,
  code: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<TokenAnswer> {
  const url = `${sandbox.url}/social/${client.id}${client.token}`
  const response = await fetch(url, tokenRequest(client, code, changed))
  return (await response.json()) as TokenAnswer
}

const readToken = (client: OAuth2Client, answer: TokenAnswer): string | undefined =>
  client.readToken?.(answer) ?? answer.access_token

async function readProfile(client: OAuth2Client, accessToken: string): Promise<Response> {
  const { path, init } = client.profile(accessToken)
  return fetch(`${sandbox.url}/social/${client.id}${path}`, init)
}

/** An error of a token endpoint, in any provider's format. */
const error = expect.stringMatching(/^(?!.*"access_token").*"error(_type)?":/)

describe.each(table)('%s', (id, client) => {
  it('returns a code that can be exchanged for a token, which gives access to the profile', async () => {
    const returned = await followRedirects(sandbox, authorizeAddress(sandbox.url, client))
    expect(returned.origin + returned.pathname).toBe(redirectUriOf(id))
    expect(returned.searchParams.get('state')).toBe(state)
    const token = readToken(client, await exchange(client, returned.searchParams.get('code') ?? ''))
    const response = await readProfile(client, token ?? '')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject(client.anna)
  })

  it('accepts a code once', async () => {
    const code = await getCode(client)
    expect(readToken(client, await exchange(client, code))).toBeTypeOf('string')
    expect(JSON.stringify(await exchange(client, code))).toEqual(error)
  })

  it('accepts no code that is a minute old', async () => {
    const code = await getCode(client)
    now += 60_000
    expect(JSON.stringify(await exchange(client, code))).toEqual(error)
  })

  it.each([
    ['secret', 'wrong'],
    ['code', 'made-up'],
    ['redirect_uri', 'http://localhost:3000/oauth/other'],
  ])('gives no token for a wrong %s', async (name, value) => {
    expect(JSON.stringify(await exchange(client, await getCode(client), { [name]: value }))).toEqual(error)
  })

  it('checks the verifier against the challenge if the real provider does', async () => {
    const verifier = { code_verifier: 'a'.repeat(43) }
    const token = readToken(client, await exchange(client, await getCode(client), verifier))
    expect(token === undefined).toBe(client.checksVerifier)
  })

  it('refuses a verifier shorter than RFC 7636 allows if the real provider checks verifiers', async () => {
    const verifier = 'a'.repeat(42)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const code = await getCode(client, { code_challenge })
    const token = readToken(client, await exchange(client, code, { code_verifier: verifier }))
    expect(token === undefined).toBe(client.checksVerifier)
  })

  it.each([
    ['client', { client_id: 'somebody', client_key: 'somebody' }],
    ['response type', { response_type: 'token' }],
    ['host', { redirect_uri: `https://evil.example/oauth/${id}` }],
    ['path', { redirect_uri: 'http://localhost:3000/elsewhere' }],
    ['query', { redirect_uri: `${redirectUriOf(id)}?next=1` }],
    ['user name in the address', { redirect_uri: `http://localhost@evil.example/oauth/${id}` }],
  ])('redirects nobody for a wrong %s', async (_what, changed) => {
    const response = await fetch(withParameters(authorizeAddress(sandbox.url, client), changed), {
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('Location')]).toEqual([400, null])
  })

  it('returns no profile for a made-up access token', async () => {
    const text = await (await readProfile(client, 'made-up')).text()
    expect(text).not.toContain('anna')
  })

  it.each(['http://127.0.0.1:81', 'http://[::1]:8080'])('leads back to %s', async (origin) => {
    const address = withParameters(authorizeAddress(sandbox.url, client), {
      redirect_uri: `${origin}/oauth/${id}`,
    })
    expect((await followRedirects(sandbox, address)).origin).toBe(origin)
  })
})
