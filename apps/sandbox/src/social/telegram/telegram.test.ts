import { createHash, createHmac } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import { pkce, startTestSandbox, state, followRedirects, withParameters } from '../testing/social-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})

afterAll(() => sandbox.close())

const returnTo = `http://localhost:3000/oauth/telegram?state=${encodeURIComponent(state)}`

function widgetAddress(parameters: Readonly<Record<string, string>> = {}): string {
  return withParameters(`${sandbox.url}/social/telegram/auth`, {
    bot_id: '1234567890',
    origin: 'http://localhost:3000',
    return_to: returnTo,
    request_access: 'write',
    choose: 'anna',
    ...parameters,
  })
}

type Fields = Record<string, string | number>

function readResult(encoded: string | null): Fields {
  return JSON.parse(Buffer.from(encoded ?? '', 'base64url').toString('utf8')) as Fields
}

const readFragment = ({ hash }: URL): Fields => readResult(hash.replace('#tgAuthResult=', ''))

/** The check in Telegram's documentation: all received fields except for the hash, sorted, joined by line feeds. */
function isGenuine({ hash, ...fields }: Fields): boolean {
  const pairs = Object.entries(fields).map(([key, value]) => `${key}=${value}`)
  pairs.sort()
  const secret = createHash('sha256').update('1234567890:foyer-sandbox-bot-token').digest()
  return createHmac('sha256', secret).update(pairs.join('\n')).digest('hex') === hash
}

describe('the widget', () => {
  it('hands over signed fields in the fragment', async () => {
    const returned = await followRedirects(sandbox, widgetAddress())
    const fields = readFragment(returned)
    expect(returned.searchParams.get('state')).toBe(state)
    expect(fields).toMatchObject({
      id: 7_000_000_101,
      first_name: 'Anna',
      last_name: 'Weber',
      username: 'anna',
    })
    expect(Math.abs(Number(fields['auth_date']) - Date.now() / 1000)).toBeLessThan(60)
    expect(isGenuine(fields)).toBe(true)
  })

  it.each(['boris', 'hubert', 'layla', 'mallory', 'new'])('signs the fields of %s', async (choose) => {
    expect(isGenuine(readFragment(await followRedirects(sandbox, widgetAddress({ choose }))))).toBe(true)
  })

  it('can hand over signed fields in the query', async () => {
    const returned = await followRedirects(sandbox, widgetAddress({ answer: 'in-query' }))
    expect(isGenuine(readResult(returned.searchParams.get('tgAuthResult')))).toBe(true)
  })

  it('can hand over signed fields as separate parameters', async () => {
    const { searchParams } = await followRedirects(sandbox, widgetAddress({ answer: 'flat' }))
    searchParams.delete('state')
    expect(isGenuine(Object.fromEntries(searchParams))).toBe(true)
  })

  it('reports a denial as "false"', async () => {
    expect((await followRedirects(sandbox, widgetAddress({ answer: 'denied' }))).hash).toBe(
      '#tgAuthResult=false',
    )
  })

  it.each(['wrong-hash', 'no-hash', 'other-bot', 'changed-field', 'extra-field'])(
    'can hand over fields that fail the check: %s',
    async (answer) => {
      expect(isGenuine(readFragment(await followRedirects(sandbox, widgetAddress({ answer }))))).toBe(false)
    },
  )

  it.each([
    ['old-date', -25 * 3600],
    ['future-date', 3600],
  ])('can hand over fields that pass the check, with another time: %s', async (answer, seconds) => {
    const fields = readFragment(await followRedirects(sandbox, widgetAddress({ answer })))
    expect(isGenuine(fields)).toBe(true)
    expect(Math.abs(Number(fields['auth_date']) - Date.now() / 1000 - seconds)).toBeLessThan(60)
  })

  it('can hand over a used hash again', async () => {
    const first = readFragment(await followRedirects(sandbox, widgetAddress({ choose: 'layla' })))
    expect(readFragment(await followRedirects(sandbox, widgetAddress({ answer: 'used-hash' })))).toEqual(
      first,
    )
  })

  it.each([
    ['bot', { bot_id: '99' }],
    ['origin', { origin: 'http://localhost:4000' }],
    ['host', { return_to: 'https://evil.example/oauth/telegram', origin: 'https://evil.example' }],
    ['path', { return_to: 'http://localhost:3000/elsewhere' }],
  ])('redirects nobody for a wrong %s', async (_what, changed) => {
    const response = await fetch(widgetAddress(changed), { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([400, null])
  })
})

describe('OpenID Connect', () => {
  const redirectUri = 'http://localhost:3000/oauth/telegram'

  async function getIdToken(answer = 'usual'): Promise<string> {
    const returned = await followRedirects(
      sandbox,
      withParameters(`${sandbox.url}/social/telegram/auth`, {
        client_id: '1234567890',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile',
        state,
        nonce: 'n1',
        code_challenge: pkce.challenge,
        code_challenge_method: 'S256',
        choose: 'anna',
        answer,
      }),
    )
    const response = await fetch(`${sandbox.url}/social/telegram/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        client_id: '1234567890',
        client_secret: 'foyer-sandbox-secret-telegram',
        code_verifier: pkce.verifier,
      }),
    })
    return ((await response.json()) as { id_token: string }).id_token
  }

  const verify = async (token: string): Promise<unknown> => {
    const keys = createRemoteJWKSet(new URL(`${sandbox.url}/social/telegram/.well-known/jwks.json`))
    const expected = { issuer: `${sandbox.url}/social/telegram`, audience: '1234567890' }
    return (await jwtVerify(token, keys, expected)).payload
  }

  it('signs an id token that identifies the person', async () => {
    expect(await verify(await getIdToken())).toMatchObject({
      sub: '123412347000000101',
      id: 7_000_000_101,
      name: 'Anna Weber',
      preferred_username: 'anna',
      nonce: 'n1',
    })
  })

  it('publishes a secp256k1 key beside its own, and no private part', async () => {
    const response = await fetch(`${sandbox.url}/social/telegram/.well-known/jwks.json`)
    const { keys } = (await response.json()) as { keys: Record<string, string>[] }
    expect(keys.map(({ crv, kty }) => crv ?? kty)).toEqual(['secp256k1', 'RSA'])
    expect(keys.filter((key) => 'd' in key)).toEqual([])
  })

  it.each([
    ['unknown-key', 'signature verification failed'],
    ['other-audience', 'unexpected "aud"'],
    ['other-issuer', 'unexpected "iss"'],
    ['expired-token', '"exp" claim timestamp check failed'],
  ])('can sign an id token that a careful client refuses: %s', async (answer, message) => {
    await expect(verify(await getIdToken(answer))).rejects.toThrow(message)
  })

  it('signs with a new key after a rotation', async () => {
    expect(await verify(await getIdToken('key-rotated'))).toMatchObject({ id: 7_000_000_101 })
  })
})
