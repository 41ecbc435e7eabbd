import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTVerifyOptions } from 'jose'
import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test, testConfig, type TestServer } from '../../testing/server-test.ts'

const issuer = 'http://localhost:3000'
const withBilling = { tokens: { audiences: ['billing', 'https://api.example.com'] } }

/** Verifies a token as a back end does, which knows nothing but the server's address. */
async function verify(server: TestServer, token: string, options: JWTVerifyOptions) {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', await server.listen()))
  return jwtVerify(token, keys, { algorithms: ['EdDSA'], issuer, ...options })
}

const issue = async (browser: Browser, body = {}) => (await browser.call('token', { body })).body.token

describe('POST token', () => {
  // R10.35
  test('returns a token that says who is signed in and how, is valid for a minute, and can be verified by anybody', async ({
    start,
  }) => {
    const server = await start()
    const person = server.open()
    const { body: user } = await person.call('register', { body: ada })
    const { session } = (await person.call('session')).body
    await server.context.database.query("update sessions set methods = '{pwd,otp,mfa}'")
    const answer = await person.call('token', { body: {} })
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store, no-transform' } })

    const { token, expiresAt } = answer.body
    const { payload, protectedHeader } = await verify(server, token, { audience: issuer })
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: expect.any(String) as string, typ: 'JWT' })
    expect(payload).toEqual({
      iss: issuer,
      aud: issuer,
      sub: user.id,
      sid: session.id,
      amr: ['pwd', 'otp', 'mfa'],
      acr: '2',
      auth_time: Math.floor(Date.parse(session.authenticatedAt) / 1_000),
      iat: Date.parse(expiresAt) / 1_000 - 60,
      exp: Date.parse(expiresAt) / 1_000,
      jti: expect.any(String) as string,
    })
    expect(Math.abs(Date.parse(expiresAt) - 60_000 - Date.now())).toBeLessThan(5_000)
    expect(decodeJwt(await issue(person)).jti).not.toBe(payload.jti)
    expect((await server.context.metrics.print()).text).toMatch(/^foyer_tokens_issued_total 2$/m)
  })

  test('returns a token that is invalid for other audiences, and none for an unknown audience', async ({
    start,
  }) => {
    const server = await start(withBilling)
    const person = server.open()
    await person.call('register', { body: ada })
    const token = await issue(person, { audience: 'billing' })
    expect((await verify(server, token, { audience: 'billing' })).payload.aud).toBe('billing')
    await expect(verify(server, token, { audience: issuer })).rejects.toThrow('unexpected "aud" claim value')
    expect(decodeJwt(await issue(person)).aud).toBe(issuer)
    for (const audience of ['billing/', 'https://evil.example', 'Billing'])
      expect(await person.callForError('token', { audience })).toMatchObject({
        status: 422,
        body: { code: 'audience_unknown' },
      })
    expect(await person.callForError('token', { audience: '' })).toMatchObject({ status: 422 })
  })

  test('refuses a request without a session, or with one that has just ended', async ({ start }) => {
    const server = await start()
    const [person, laptop] = [server.open(), server.open()]
    const refusal = { status: 401, body: { code: 'unauthenticated' } }
    expect(await person.callForError('token', {})).toMatchObject(refusal)
    await person.call('register', { body: ada })
    await laptop.call('login', { body: ada })
    expect(await laptop.call('token', { body: {} })).toMatchObject({ status: 200 })
    await person.call('revokeOtherSessions')
    expect(await laptop.callForError('token', {})).toMatchObject(refusal)
  })

  test('returns a token whose signature no longer verifies after a change', async ({ start }) => {
    const server = await start()
    const person = server.open()
    await person.call('register', { body: ada })
    const [header, payload = '', signature] = (await issue(person)).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, acr: '2' })).toString('base64url')
    await expect(verify(server, `${header}.${forged}.${signature}`, { audience: issuer })).rejects.toThrow(
      'signature verification failed',
    )
  })

  test('logs no token, key or secret, at any level', async ({ start }) => {
    const server = await start({ logLevel: 'trace' })
    const person = server.open()
    await person.call('register', { body: ada })
    const token = await issue(person)
    await person.callForError('token', { audience: 'nobody' })
    await person.request({ url: '/.well-known/jwks.json' })
    const rows = await server.context.database.query<{ sealed: string }>(
      'select sealed_key as sealed from token_keys',
    )
    const log = server.log.join('\n')
    expect(log).toContain('token key made')
    const [, payload = '', signature = ''] = token.split('.')
    for (const word of [payload, signature, ...testConfig.secrets, ...rows.map(({ sealed }) => sealed)])
      expect(log).not.toContain(word)
  })
})

describe('The public keys', () => {
  test('may be cached for five minutes, and contain nothing secret', async ({ start }) => {
    const server = await start()
    await server.context.tokens.maintainKeys()
    const answer = await server.open().call('jwks')
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=300' } })
    expect(answer.body.keys.map((key) => Object.keys(key).toSorted())).toEqual([
      ['alg', 'crv', 'kid', 'kty', 'use', 'x'],
    ])
  })

  test('are an uncached empty list when tokens are off, and a token is 404', async ({ start }) => {
    const server = await start({ secrets: [] })
    const person = server.open()
    await person.call('register', { body: ada })
    await server.context.tokens.maintainKeys()
    expect(await person.call('jwks')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store, no-transform' },
      body: { keys: [] },
    })
    expect(await person.callForError('token', {})).toMatchObject({
      status: 404,
      body: { code: 'tokens_off' },
    })
  })
})
