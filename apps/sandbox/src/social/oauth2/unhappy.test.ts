import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import { authorizeAddress, clients, tokenRequest, type OAuth2Client } from '../testing/oauth2-clients.ts'
import { startTestSandbox, state, followRedirects, withParameters } from '../testing/social-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ slowness: 10 })
})

afterAll(() => sandbox.close())

const signInWithAnswer = (client: OAuth2Client, answer: string): Promise<URL> =>
  followRedirects(sandbox, withParameters(authorizeAddress(sandbox.url, client), { answer }))

async function requestToken(client: OAuth2Client, answer: string): Promise<Response> {
  const { searchParams } = await signInWithAnswer(client, answer)
  const request = tokenRequest(client, searchParams.get('code') ?? '')
  return fetch(`${sandbox.url}/social/${client.id}${client.token}`, request)
}

async function askProfile(client: OAuth2Client, answer: string): Promise<Response> {
  const response = await requestToken(client, answer)
  const token = (await response.json()) as { access_token?: string; data?: { access_token: string }[] }
  const { path, init } = client.profile(token.access_token ?? token.data?.[0]?.access_token ?? '')
  return fetch(`${sandbox.url}/social/${client.id}${path}`, init)
}

describe.each(clients.map((client) => [client.id, client] as const))('%s', (_id, client) => {
  it('comes back with the state and without a code when it is denied', async () => {
    const { searchParams } = await signInWithAnswer(client, 'denied')
    expect(searchParams.get('error')).toBe('access_denied')
    expect([searchParams.get('state'), searchParams.get('code')]).toEqual([state, null])
  })

  it('comes back with a forged state that looks like the right one', async () => {
    const { searchParams } = await signInWithAnswer(client, 'wrong-state')
    const forged = searchParams.get('state') ?? ''
    expect(forged).not.toBe(state)
    expect(JSON.parse(forged)).toMatchObject({
      state: expect.stringMatching(/^\w{24}$/),
      pathname: '/account',
    })
  })

  it('can come back without a state, or without a code', async () => {
    expect((await signInWithAnswer(client, 'no-state')).searchParams.has('state')).toBe(false)
    expect((await signInWithAnswer(client, 'no-code')).searchParams.has('code')).toBe(false)
  })

  it('gives no token for a code that has expired', async () => {
    const text = await (await requestToken(client, 'expired-code')).text()
    expect(text).toMatch(/"error(_type)?":/)
    expect(text).not.toContain('"access_token"')
  })

  it('can fail to return a token: status 500, garbage, another shape', async () => {
    expect((await requestToken(client, 'error-500')).status).toBe(500)
    await expect((await requestToken(client, 'garbage')).json()).rejects.toThrow('JSON')
    expect(await (await requestToken(client, 'other-shape')).json()).toMatchObject({
      access_token: { is: ['an object'] },
    })
  })

  it('can return a token slowly, or in 10 MB', async () => {
    expect(await (await requestToken(client, 'slow')).text()).toContain('"access_token"')
    expect((await (await requestToken(client, 'huge')).text()).length).toBeGreaterThan(10 * 1024 * 1024)
  })

  it('can redirect the request for a token to an address that returns one', async () => {
    const response = await requestToken(client, 'redirecting')
    expect(response.status).toBe(307)
    const followed = await fetch(new URL(response.headers.get('Location') ?? '', sandbox.url))
    expect(await followed.text()).toContain('"access_token"')
  })

  it('can reset the connection', async () => {
    await expect(requestToken(client, 'reset')).rejects.toThrow('fetch failed')
  })

  it('can fail to return the profile: status 500, garbage, no id', async () => {
    expect((await askProfile(client, 'profile-500')).status).toBe(500)
    await expect((await askProfile(client, 'profile-garbage')).json()).rejects.toThrow('JSON')
    expect(await (await askProfile(client, 'profile-other')).json()).toMatchObject({ id: null })
  })
})

describe.each(
  clients
    .filter(({ anna }) => JSON.stringify(anna).includes('@'))
    .map((client) => [client.id, client] as const),
)('%s', (_id, client) => {
  it('returns no e-mail address that was not granted', async () => {
    const response = await askProfile(client, 'no-email')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('anna.weber@')
  })
})
