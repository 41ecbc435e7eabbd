import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import { pkce, startTestSandbox, followRedirects, withParameters } from '../testing/social-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})

afterAll(() => sandbox.close())

const redirectUri = 'http://localhost:3000/oauth/vk'
const state = Buffer.from('{"state":"Jx2mVn9QfK4hT7bYc0ZrWsLd"}').toString('base64')

function signInAtVk(parameters: Readonly<Record<string, string>> = {}): Promise<URL> {
  const address = withParameters(`${sandbox.url}/social/vk/authorize`, {
    client_id: 'foyer-sandbox-vk',
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    scope: 'vkid.personal_info email',
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
    choose: 'anna',
    ...parameters,
  })
  return followRedirects(sandbox, address)
}

/** Sends all parameters except the code in the query. */
async function exchange(
  { searchParams }: URL,
  changed: Readonly<Record<string, string>> = {},
): Promise<object> {
  const query = {
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    client_id: 'foyer-sandbox-vk',
    code_verifier: pkce.verifier,
    state,
    device_id: searchParams.get('device_id') ?? '',
    ...changed,
  }
  const response = await fetch(withParameters(`${sandbox.url}/social/vk/oauth2/auth`, query), {
    method: 'POST',
    body: new URLSearchParams('code' in changed ? {} : { code: searchParams.get('code') ?? '' }),
  })
  return (await response.json()) as object
}

describe('VK ID', () => {
  it('comes back with a code of the type code_v2, and a device id', async () => {
    const { searchParams } = await signInAtVk()
    expect(Object.fromEntries(searchParams)).toMatchObject({ type: 'code_v2', state, expires_in: '600' })
    expect(searchParams.get('device_id')).toMatch(/^[\w-]{22}$/)
    expect(searchParams.has('ext_id')).toBe(true)
  })

  it('echoes the state beside the token, which gives access to the profile', async () => {
    const answer = await exchange(await signInAtVk())
    expect(answer).toMatchObject({ state, user_id: 700_000_101 })
    const response = await fetch(`${sandbox.url}/social/vk/oauth2/user_info?client_id=foyer-sandbox-vk`, {
      method: 'POST',
      body: new URLSearchParams({ access_token: (answer as { access_token: string }).access_token }),
    })
    expect(await response.json()).toMatchObject({
      user: { user_id: '700000101', first_name: 'Anna', last_name: 'Weber', email: 'anna.weber@example.org' },
    })
  })

  it('accepts the challenge method in lower case too', async () => {
    expect(await exchange(await signInAtVk({ code_challenge_method: 's256' }))).toHaveProperty('access_token')
  })

  it('accepts a code once', async () => {
    const returned = await signInAtVk()
    expect(await exchange(returned)).toHaveProperty('access_token')
    expect(await exchange(returned)).toMatchObject({ error: 'invalid_grant' })
  })

  it.each([
    ['device_id', 'of-another-device'],
    ['code_verifier', 'a'.repeat(43)],
    ['redirect_uri', 'http://localhost:3000/oauth/other'],
    ['client_id', 'somebody'],
    ['grant_type', 'password'],
    ['state', ''],
    ['code', 'in-the-query'],
  ])('gives no token for a wrong %s', async (name, value) => {
    const answer = await exchange(await signInAtVk(), { [name]: value })
    expect(answer).toHaveProperty('error')
    expect(answer).not.toHaveProperty('access_token')
  })

  it('can answer with another state', async () => {
    expect(await exchange(await signInAtVk({ answer: 'other-state' }))).toMatchObject({
      state: `${state}-other`,
    })
  })

  it('forges a base64 state in base64 too', async () => {
    const { searchParams } = await signInAtVk({ answer: 'wrong-state' })
    const forged = Buffer.from(searchParams.get('state') ?? '', 'base64').toString('utf8')
    expect(forged).toBe('{"state":"dLsWrZ0cYb7Th4KfQ9nVm2xJ"}')
  })

  it('requires a challenge', async () => {
    await expect(signInAtVk({ code_challenge: '' })).rejects.toThrow('code_challenge is missing')
  })
})
