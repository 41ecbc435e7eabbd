import { anything, array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../wire/operations.ts'
import type { ProtocolId } from '../../wire/social.ts'
import { findProvider, providers, type SocialProvider } from '../providers.ts'
import { findSocialConfig, SocialConfigMissingError } from '../social-config.ts'
import { decodeState } from '../social-state.ts'
import { protocols } from './protocols.ts'
import type { Callback } from './social-protocol.ts'
import {
  secrets,
  createConfig,
  createRequest,
  callback,
  person,
  result,
  toBase64,
} from './testing/protocol-callbacks.ts'

const ids = Object.keys(protocols) as ProtocolId[]

const openid = {
  'openid.mode': 'id_res',
  'openid.sig': 'a+b/c=',
  'openid.claimed_id': 'https://acme.example/1',
}

/** A successful answer of each protocol, and the fields sent to the server. */
const answers: Readonly<Record<ProtocolId, readonly [Callback, object]>> = {
  OAUTH2: [
    callback('code=4/0A%2Bb&scope=email&state=s&iss=https%3A%2F%2Facme.example'),
    {
      code: '4/0A+b',
      iss: 'https://acme.example',
      redirect_uri: secrets.redirectUri,
      code_verifier: secrets.codeVerifier,
    },
  ],
  OAUTH_VK: [
    callback('code=vk2.a&type=code_v2&state=s&device_id=d-1&expires_in=600&ext_id=e'),
    {
      code: 'vk2.a',
      device_id: 'd-1',
      redirect_uri: secrets.redirectUri,
      code_verifier: secrets.codeVerifier,
    },
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

  it('sends the whole state to the provider, and never the verifier', () => {
    const authorization = createRequest()
    const step = protocol.start(createConfig(id), authorization)
    const address = new URL('url' in step ? step.url : step.redirectUrl)
    const carrier = address.searchParams.get('return_to')
    const state = (carrier === null ? address : new URL(carrier)).searchParams.get('state')
    expect(decodeState('acme', state)).toEqual(decodeState('acme', authorization.state))
    expect(address.href).not.toContain(secrets.codeVerifier)
    expect(address.href).not.toContain('+')
  })

  it('turns a successful answer into the fields for the server', () => {
    expect(protocol.finish(answer, secrets)).toEqual({ fields })
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
  ])('reports ?%s as %s', (query, error) => {
    expect(protocol.finish(callback(query), secrets)).toEqual({ error })
  })

  it('never throws, and gives fields or an error for any answer', () => {
    const names = constantFrom(
      'code',
      'iss',
      'device_id',
      'tgAuthResult',
      'openid.mode',
      'openid.x',
      'id',
      'hash',
    )
    const values = oneof(
      string({ unit: 'binary' }),
      anything().map((value) => toBase64(value)),
    )
    const parameters = array(tuple(oneof(names, string()), values), { maxLength: 20 })
    assert(
      property(parameters, parameters, (query, fragment) => {
        const text = String(new URLSearchParams(fragment))
        const step = protocol.finish(callback(String(new URLSearchParams(query)), text), secrets)
        expect('error' in step || Object.keys(step.fields).length > 0).toBe(true)
      }),
    )
  })
})

it.each<[ProtocolId, string, string]>([
  ['OAUTH2', 'code=1&code=2', 'social_provider_failed'],
  ['OAUTH2', 'code=1&iss=https://acme.example&iss=https://acme.example', 'social_provider_failed'],
  ['OAUTH2', 'code=1&iss=', 'social_provider_failed'],
  ['OAUTH2', 'error=user_denied', 'social_denied'],
  // Facebook has a code, a reason and a description beside the standard's `error`.
  [
    'OAUTH2',
    'error=access_denied&error_code=200&error_reason=user_denied&error_description=Permissions+error',
    'social_denied',
  ],
  ['OAUTH2', 'error=login_failed&error_reason=user_denied', 'social_denied'],
  ['OAUTH2', 'code=', 'social_provider_failed'],
  ['OAUTH2', `code=${'c'.repeat(4_097)}`, 'social_provider_failed'],
  ['OAUTH_VK', 'code=1', 'social_provider_failed'],
  ['OAUTH_VK', `code=1&device_id=${'d'.repeat(513)}`, 'social_provider_failed'],
  ['OAUTH_VK', 'code=1&device_id=a&device_id=b', 'social_provider_failed'],
  ['OPEN_ID', 'openid.mode=cancel', 'social_denied'],
  // OpenID 2.0, 4.1.3.
  ['OPEN_ID', 'openid.mode=error&openid.error=This%20is%20an%20example%20message', 'social_provider_failed'],
  ['OPEN_ID', 'openid.mode=id_res&openid.sig=1&openid.sig=2', 'social_provider_failed'],
  ['OPEN_ID', `openid.mode=id_res&${listOpenId(32)}`, 'social_provider_failed'],
  ['OPEN_ID', `openid.mode=id_res&openid.sig=${'s'.repeat(4_097)}`, 'social_provider_failed'],
])('%s refuses ?%s as %s', (id, query, error) => {
  expect(protocols[id].finish(callback(query), secrets)).toEqual({ error })
})

it.each<[ProtocolId, string]>([
  ['OAUTH2', `code=${'c'.repeat(4_096)}`],
  ['OAUTH_VK', `code=1&device_id=${'d'.repeat(512)}`],
  ['OPEN_ID', `openid.mode=id_res&openid.sig=${'s'.repeat(4_096)}&${listOpenId(30)}`],
])('%s accepts the longest answer that the server accepts', (id, query) => {
  expect(protocols[id].finish(callback(query), secrets)).toHaveProperty('fields')
})

function listOpenId(count: number): string {
  return Array.from({ length: count }, (_, index) => `openid.x${index}=1`).join('&')
}

describe('providers', () => {
  it('are fourteen, use the protocols of the specification, and each link to their documentation', () => {
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
  ])('are found by name and by alias: %s', (name, id) => {
    expect(findProvider(name)?.id).toBe(id)
  })

  // R8.6
  it('throw an error that names the provider when its config is missing', () => {
    const find = () => findSocialConfig([createConfig('OAUTH2')], 'google')
    expect(find).toThrow(SocialConfigMissingError)
    expect(find).toThrow(/^Social config for google not found$/)
    expect(findSocialConfig([createConfig('OAUTH2')], 'acme').protocol).toBe('OAUTH2')
  })
})
