import { describe, expect } from 'vitest'
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { readConfig } from '../../config.ts'
import { createSigner, sendJson, type FakeProvider, type Signer } from '../../testing/fake-provider.ts'
import {
  answerIdToken,
  finishAuthorization,
  startAuthorization,
  googleClaims,
  home,
  socialTest as test,
  verifier,
} from '../../testing/social/social-test.ts'
import { createOutgoing } from '../../operations/outgoing/outgoing.ts'
import { createOpenIdConnect } from './openid-connect.ts'

const now = () => Math.floor(Date.now() / 1_000)

interface Surroundings {
  readonly claims: JWTPayload
  readonly signer: Signer
  readonly provider: FakeProvider
}

describe('an id token', () => {
  test.for<readonly [string, (given: Surroundings) => Promise<string> | string]>([
    ['with another nonce', ({ claims, signer }) => signer.sign({ ...claims, nonce: 'other' })],
    ['without a nonce', ({ claims: { nonce: _, ...claims }, signer }) => signer.sign(claims)],
    ['of another issuer', ({ claims, signer }) => signer.sign({ ...claims, iss: 'https://evil.example' })],
    ['for another client', ({ claims, signer }) => signer.sign({ ...claims, aud: 'another' })],
    [
      'for several clients, and authorized for another one',
      ({ claims, signer }) =>
        signer.sign({ ...claims, aud: ['foyer-sandbox-google', 'another'], azp: 'another' }),
    ],
    [
      'for several clients, without an authorized party',
      ({ claims, signer }) => signer.sign({ ...claims, aud: ['foyer-sandbox-google', 'another'] }),
    ],
    [
      'for another client too, with us as the authorized party',
      ({ claims, signer }) =>
        signer.sign({ ...claims, aud: ['foyer-sandbox-google', 'b'], azp: 'foyer-sandbox-google' }),
    ],
    ['authorized for another party', ({ claims, signer }) => signer.sign({ ...claims, azp: 'another' })],
    ['authorized for nobody', ({ claims, signer }) => signer.sign({ ...claims, azp: '' })],
    [
      'authorized for several parties',
      ({ claims, signer }) => signer.sign({ ...claims, azp: ['foyer-sandbox-google'] }),
    ],
    [
      'issued tomorrow',
      ({ claims, signer }) => signer.sign({ ...claims, iat: now() + 86_400, exp: now() + 90_000 }),
    ],
    ['issued two minutes from now', ({ claims, signer }) => signer.sign({ ...claims, iat: now() + 120 })],
    ['without an issue time', ({ claims: { iat: _, ...claims }, signer }) => signer.sign(claims)],
    ['that has expired', ({ claims, signer }) => signer.sign({ ...claims, exp: now() - 120 })],
    ['without an expiry', ({ claims: { exp: _, ...claims }, signer }) => signer.sign(claims)],
    ['without a person', ({ claims: { sub: _, ...claims }, signer }) => signer.sign(claims)],
    ['with a key that is not the issuer’s', async ({ claims }) => (await createSigner('first')).sign(claims)],
    ['signed with an unpublished key', async ({ claims }) => (await createSigner('unknown')).sign(claims)],
    ['without a signature', ({ claims }) => new UnsecuredJWT(claims).encode()],
    ['signed with the client’s secret', ({ claims }) => signSymmetric(claims)],
    ['that was tampered with', async ({ claims, signer }) => tamper(await signer.sign(claims))],
    ['that is malformed', () => 'not.a.token'],
  ])('%s signs nobody in', async ([, forge], { startSocial, provider, signer }) => {
    const { open, context } = await startSocial()
    const browser = open()
    const { state, nonce } = await startAuthorization(browser, 'google')
    answerIdToken(provider, await forge({ claims: googleClaims(provider, nonce), signer, provider }))
    expect(await finishAuthorization(browser, 'google', { state })).toMatchObject({
      status: 424,
      body: { code: 'social_provider_failed' },
    })
    expect(await context.database.query('select 1 from users')).toEqual([])
  })

  test('that is missing signs nobody in', async ({ startSocial, provider }) => {
    const browser = (await startSocial()).open()
    const { state } = await startAuthorization(browser, 'google')
    provider.on('/social/google/token', { access_token: 't', token_type: 'Bearer' })
    expect(await finishAuthorization(browser, 'google', { state })).toMatchObject({ status: 424 })
  })

  // Google's answers to an expired code, and on failures.
  test.for([
    [400, { error: 'invalid_grant' }],
    [500, {}],
  ] as const)(
    'that is refused with %i signs nobody in',
    async ([status, answer], { startSocial, provider }) => {
      const browser = (await startSocial()).open()
      const { state } = await startAuthorization(browser, 'google')
      provider.on('/social/google/token', (_, response) => sendJson(response, answer, status))
      expect(await finishAuthorization(browser, 'google', { state })).toMatchObject({
        status: 424,
        body: { code: 'social_provider_failed' },
      })
    },
  )

  test.for<readonly [string, JWTPayload]>([
    ['that names us as the authorized party', { azp: 'foyer-sandbox-google' }],
    ['that lists us as the only client', { aud: ['foyer-sandbox-google'] }],
    ['by a clock that is half a minute ahead', { iat: now() + 30 }],
  ])('%s is accepted', async ([, changes], { startSocial, provider, signer }) => {
    const browser = (await startSocial()).open()
    const { state, nonce } = await startAuthorization(browser, 'google')
    answerIdToken(provider, await signer.sign(googleClaims(provider, nonce, changes)))
    expect(await finishAuthorization(browser, 'google', { state })).toMatchObject({ status: 200 })
  })

  test('of YouTube or Telegram’s OpenID Connect is checked alike', async ({ start, provider, signer }) => {
    const { social } = readConfig({ SOCIAL_SANDBOX_URL: provider.url, SOCIAL_TELEGRAM_MODE: 'oidc' })
    const browser = (await start({ social })).open()
    for (const id of ['telegram', 'youtube'])
      for (const changes of [{ azp: 'another' }, { iat: now() + 86_400 }]) {
        const { state, nonce } = await startAuthorization(browser, id)
        const claims = { iss: `${provider.url}/social/${id}`, aud: `foyer-sandbox-${id}`, id: 42 }
        provider.on(`/social/${id}/token`, {
          access_token: 't',
          token_type: 'Bearer',
          id_token: await signer.sign(googleClaims(provider, nonce, { ...claims, ...changes })),
        })
        expect(await finishAuthorization(browser, id, { state })).toMatchObject({ status: 424 })
      }
  })

  test('of a provider that rotated its keys is accepted', async ({ startSocial, provider, signer }) => {
    const browser = (await startSocial()).open()
    const next = await createSigner('second')
    for (const each of [signer, next]) {
      provider.on('/social/google/jwks', { keys: [each.jwk] })
      const { state, nonce } = await startAuthorization(browser, 'google')
      answerIdToken(provider, await each.sign(googleClaims(provider, nonce)))
      expect(await finishAuthorization(browser, 'google', { state })).toMatchObject({ status: 200 })
    }
  })

  test.for<readonly [string, JWTPayload, number]>([
    ['is accepted beside a published key on an uncommon curve', { id: 42 }, 200],
    ['without the id that the widget gives signs nobody in', {}, 424],
  ])('of Telegram’s OpenID Connect %s', async ([, profile, status], { start, provider, signer }) => {
    const { social } = readConfig({ SOCIAL_SANDBOX_URL: provider.url, SOCIAL_TELEGRAM_MODE: 'oidc' })
    const { open, context } = await start({ social })
    const browser = open()
    const { body } = await browser.call('socialConfigs')
    expect(body.socialConfigs.find(({ id }) => id === 'telegram')).toMatchObject({ protocol: 'OAUTH2' })
    const secp256k1 = { kty: 'EC', crv: 'secp256k1', kid: 'k1', alg: 'ES256K', use: 'sig', x: 'AA', y: 'AA' }
    provider.on('/social/telegram/jwks', { keys: [secp256k1, signer.jwk] })
    const { state, nonce } = await startAuthorization(browser, 'telegram')
    const claims = { iss: `${provider.url}/social/telegram`, aud: 'foyer-sandbox-telegram' }
    // The example of core.telegram.org/bots/telegram-login, where `sub` and `id` are different numbers.
    const person = { sub: '1234123412341234123', ...profile }
    provider.on('/social/telegram/token', {
      access_token: 't',
      token_type: 'Bearer',
      id_token: await signer.sign(googleClaims(provider, nonce, { ...claims, ...person })),
    })
    expect(await finishAuthorization(browser, 'telegram', { state })).toMatchObject({ status })
    expect(await context.database.query('select social, subject from identities')).toEqual(
      status === 200 ? [{ social: 'telegram', subject: '42' }] : [],
    )
  })
})

test('A provider’s discovery document is fetched once an hour', async ({ provider, signer }) => {
  const { social } = readConfig({ SOCIAL_SANDBOX_URL: provider.url })
  const google = social.providers.find(({ id }) => id === 'google')
  if (google === undefined || !('issuer' in google)) throw new Error('Google is one of them.')
  let at = Date.now()
  const readPerson = createOpenIdConnect(() => at)
  const fetch = createOutgoing().createFetch({ service: 'google', timeout: 10_000, maxBytes: 100_000 })
  answerIdToken(provider, await signer.sign(googleClaims(provider, 'nonce')))
  for (const minutes of [0, 59, 2]) {
    at += minutes * 60_000
    await readPerson(google, { code: 'c', code_verifier: verifier, redirect_uri: home }, 'nonce', fetch)
  }
  const asked = provider.requests.filter(({ url }) => url.pathname.endsWith('/openid-configuration'))
  expect(asked).toHaveLength(2)
})

function signSymmetric(claims: JWTPayload): Promise<string> {
  const secret = new TextEncoder().encode('foyer-sandbox-secret-google'.padEnd(32, '0'))
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret)
}

function tamper(token: string): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as JWTPayload
  return [
    header,
    Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url'),
    signature,
  ].join('.')
}
