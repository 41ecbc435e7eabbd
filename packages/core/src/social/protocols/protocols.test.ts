import { anything, array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../wire/operations.ts'
import type { ProtocolId, SocialConfig } from '../../wire/social.ts'
import { findProvider, providers, type SocialProvider } from '../providers.ts'
import { findSocialConfig, SocialConfigMissingError } from '../social-config.ts'
import { decodeState, encodeState } from '../social-state.ts'
import { protocols } from './protocols.ts'
import type { Attempt, Callback, KeptAttempt } from './social-protocol.ts'

const origin = 'https://foyer.example'
const kept: KeptAttempt = { redirectUri: `${origin}/oauth/acme`, codeVerifier: 'v'.repeat(64) }
const ids = Object.keys(protocols) as ProtocolId[]

function configOf(protocol: ProtocolId, id = 'acme'): SocialConfig {
  const url = 'https://acme.example/authorize?scope=openid%20email'
  return { id, protocol, clientId: 'client 1&', redirectUri: `${origin}/oauth/${id}`, url }
}

function attemptOf(id = 'acme'): Attempt {
  const state = encodeState(id, { state: 's', pathname: '/checkout?a=1&b=2#c', promocode: 'A B+C' })
  return { state, origin, codeChallenge: 'c'.repeat(43), nonce: 'n' }
}

function callback(query: string, fragment = ''): Callback {
  return { query: new URLSearchParams(query), fragment }
}

const person = {
  id: 42,
  first_name: 'Зоя',
  username: 'zoe_1',
  auth_date: 1_790_000_000,
  hash: 'ab'.repeat(32),
}
const personJson = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(person))))
const result = personJson.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const flat = { ...person, id: '42', auth_date: '1790000000' }
const openid = {
  'openid.mode': 'id_res',
  'openid.sig': 'a+b/c=',
  'openid.claimed_id': 'https://acme.example/1',
}

/** A good answer of each, and what is sent on. */
const answers: Readonly<Record<ProtocolId, readonly [Callback, object]>> = {
  OAUTH2: [
    callback('code=4/0A%2Bb&scope=email&state=s'),
    { code: '4/0A+b', redirect_uri: kept.redirectUri, code_verifier: kept.codeVerifier },
  ],
  OAUTH_VK: [
    callback('code=vk2.a&type=code_v2&state=s&device_id=d-1&expires_in=600&ext_id=e'),
    { code: 'vk2.a', device_id: 'd-1', redirect_uri: kept.redirectUri, code_verifier: kept.codeVerifier },
  ],
  OAUTH_TELEGRAM: [callback('state=s', `tgAuthResult=${result}`), { telegram: person }],
  OPEN_ID: [
    callback(`state=s&${String(new URLSearchParams(openid))}&utm_source=x`),
    { initialStateData: openid },
  ],
}

describe.each(ids)('%s', (id) => {
  const protocol = protocols[id]
  const [answer, fields] = answers[id]

  it('goes to the provider with the state, whole, and without the verifier', () => {
    const attempt = attemptOf()
    const step = protocol.start(configOf(id), attempt)
    const address = new URL('url' in step ? step.url : step.redirectUrl)
    const carrier = address.searchParams.get('return_to')
    const state = (carrier === null ? address : new URL(carrier)).searchParams.get('state')
    expect(decodeState('acme', state)).toEqual(decodeState('acme', attempt.state))
    expect(address.href).not.toContain(kept.codeVerifier)
    expect(address.href).not.toContain('+')
  })

  it('makes of a good answer what the server is sent', () => {
    expect(protocol.finish(answer, kept)).toEqual({ fields })
    expect('code_verifier' in fields).toBe(protocol.hasCode)
    expect(Object.keys(operations.socialFinish.body.properties)).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    )
  })

  it.each([
    ['error=access_denied&state=s', 'social_denied'],
    ['error=access_denied&code=1&openid.mode=id_res&state=s', 'social_denied'],
    ['error=server_error&error_description=x', 'social_provider_failed'],
    ['error_code=1349126&error_message=App+not+active', 'social_provider_failed'],
    ['', 'social_provider_failed'],
    ['state=s', 'social_provider_failed'],
    ['error=', 'social_provider_failed'],
  ])('calls ?%s %s', (query, refusal) => {
    expect(protocol.finish(callback(query), kept)).toEqual({ refusal })
  })

  it('throws at no answer, and sends on what the contract takes', () => {
    const names = constantFrom('code', 'device_id', 'tgAuthResult', 'openid.mode', 'openid.x', 'id', 'hash')
    const values = oneof(
      string({ unit: 'binary' }),
      anything().map((value) => toBase64(value)),
    )
    const parameters = array(tuple(oneof(names, string()), values), { maxLength: 20 })
    assert(
      property(parameters, parameters, (query, fragment) => {
        const text = String(new URLSearchParams(fragment))
        const step = protocol.finish(callback(String(new URLSearchParams(query)), text), kept)
        expect('refusal' in step || Object.keys(step.fields).length > 0).toBe(true)
      }),
    )
  })
})

describe('what each adds of its own', () => {
  it('OAUTH2: a challenge by S256, a nonce where there is one, and the scopes of its config', () => {
    const step = protocols.OAUTH2.start(configOf('OAUTH2'), attemptOf())
    expect(Object.fromEntries(new URL('url' in step ? step.url : '').searchParams)).toEqual({
      scope: 'openid email',
      client_id: 'client 1&',
      redirect_uri: `${origin}/oauth/acme`,
      response_type: 'code',
      state: attemptOf().state,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      nonce: 'n',
    })
    const without = protocols.OAUTH2.start(configOf('OAUTH2'), { ...attemptOf(), nonce: null })
    expect('url' in without && without.url).not.toContain('nonce')
  })

  it('TikTok: the client id by the name that it has there', () => {
    const step = protocols.OAUTH2.start(configOf('OAUTH2', 'tiktok'), attemptOf('tiktok'))
    const { searchParams } = new URL('url' in step ? step.url : '')
    expect([searchParams.get('client_key'), searchParams.get('client_id')]).toEqual(['client 1&', null])
  })

  it('OAUTH_TELEGRAM: the bot, our origin and the right to write', () => {
    const step = protocols.OAUTH_TELEGRAM.start(configOf('OAUTH_TELEGRAM'), attemptOf())
    expect(Object.fromEntries(new URL('url' in step ? step.url : '').searchParams)).toMatchObject({
      bot_id: 'client 1&',
      origin,
      request_access: 'write',
    })
  })

  it('OPEN_ID: an address that the server is asked for', () => {
    const step = protocols.OPEN_ID.start(configOf('OPEN_ID'), attemptOf())
    expect('redirectUrl' in step && step.redirectUrl).toMatch(
      /^https:\/\/foyer\.example\/oauth\/acme\?state=/,
    )
  })
})

describe('Telegram’s result is taken', () => {
  it.each<[string, Callback, object]>([
    ['in the fragment', callback('state=s', `tgAuthResult=${result}`), person],
    ['in the fragment, with padding', callback('state=s', `tgAuthResult=${personJson}`), person],
    ['in the query', callback(`state=s&tgAuthResult=${result}`), person],
    ['as flat fields', callback(`state=s&${String(new URLSearchParams(flat))}`), flat],
  ])('%s', (_, answer, telegram) => {
    expect(protocols.OAUTH_TELEGRAM.finish(answer, kept)).toEqual({ fields: { telegram } })
  })

  it.each<[string, Callback, string]>([
    ['a person who declined', callback('state=s', 'tgAuthResult=false'), 'social_denied'],
    ['no base64', callback('state=s', 'tgAuthResult=%25'), 'social_provider_failed'],
    ['no JSON', callback('state=s', `tgAuthResult=${btoa('{')}`), 'social_provider_failed'],
    ['a list', callback('', `tgAuthResult=${btoa('[1]')}`), 'social_provider_failed'],
    ['no hash', callback('id=1&auth_date=2'), 'social_provider_failed'],
    ['a field twice', callback(`id=7&${String(new URLSearchParams(flat))}`), 'social_provider_failed'],
    ['an object in a field', fragmentOf({ ...person, id: {} }), 'social_provider_failed'],
    [
      'too many fields',
      fragmentOf({ ...person, ...Object.fromEntries(Array.from('abcdefghijklm', (x) => [x, 1])) }),
      'social_provider_failed',
    ],
  ])('but not with %s', (_, answer, refusal) => {
    expect(protocols.OAUTH_TELEGRAM.finish(answer, kept)).toEqual({ refusal })
  })
})

it.each<[ProtocolId, string, string]>([
  ['OAUTH2', 'code=1&code=2', 'social_provider_failed'],
  ['OAUTH2', 'error=user_denied', 'social_denied'],
  ['OAUTH_VK', 'code=1', 'social_provider_failed'],
  ['OAUTH_VK', 'code=1&device_id=a&device_id=b', 'social_provider_failed'],
  ['OPEN_ID', 'openid.mode=cancel', 'social_denied'],
  // OpenID 2.0, 4.1.3.
  ['OPEN_ID', 'openid.mode=error&openid.error=This%20is%20an%20example%20message', 'social_provider_failed'],
  ['OPEN_ID', 'openid.mode=id_res&openid.sig=1&openid.sig=2', 'social_provider_failed'],
])('%s refuses ?%s as %s', (id, query, refusal) => {
  expect(protocols[id].finish(callback(query), kept)).toEqual({ refusal })
})

describe('providers', () => {
  it('are fourteen, of the protocols of the specification, each with the document it is made after', () => {
    const rows: readonly SocialProvider[] = providers
    const others = rows.filter(({ protocol }) => protocol !== 'OAUTH2')
    expect(rows).toHaveLength(14)
    expect(Object.fromEntries(others.map(({ id, protocol }) => [id, protocol]))).toEqual({
      vk: 'OAUTH_VK',
      telegram: 'OAUTH_TELEGRAM',
      steam: 'OPEN_ID',
    })
    for (const { source } of rows) expect(new URL(source).protocol).toBe('https:')
  })

  it.each([
    ['vkontakte', 'vk'],
    ['twitter', 'x'],
    ['google', 'google'],
    ['whatsapp', undefined],
  ])('are found by their other names: %s', (name, id) => {
    expect(findProvider(name)?.id).toBe(id)
  })

  it('say which config is missing', () => {
    const find = () => findSocialConfig([configOf('OAUTH2')], 'google')
    expect(find).toThrow(SocialConfigMissingError)
    expect(find).toThrow(/^Social config for google not found$/)
    expect(findSocialConfig([configOf('OAUTH2')], 'acme').protocol).toBe('OAUTH2')
  })
})

function fragmentOf(value: unknown): Callback {
  return callback('state=s', `tgAuthResult=${toBase64(value)}`)
}

function toBase64(value: unknown): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value) ?? 'null')))
}
