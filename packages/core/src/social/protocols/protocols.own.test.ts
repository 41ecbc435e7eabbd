import { describe, expect, it } from 'vitest'
import { protocols } from './protocols.ts'
import type { Callback } from './social-protocol.ts'
import {
  origin,
  secrets,
  createConfig,
  createRequest,
  callback,
  person,
  personJson,
  result,
  toBase64,
} from './testing/protocol-callbacks.ts'

const flat = { ...person, id: '42', auth_date: '1790000000' }

describe('what each protocol adds of its own', () => {
  it('OAUTH2: a challenge by S256, a nonce where there is one, and the scopes of its config', () => {
    const step = protocols.OAUTH2.start(createConfig('OAUTH2'), createRequest())
    expect(Object.fromEntries(new URL('url' in step ? step.url : '').searchParams)).toEqual({
      scope: 'openid email',
      client_id: 'client 1&',
      redirect_uri: `${origin}/oauth/acme`,
      response_type: 'code',
      state: createRequest().state,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      nonce: 'n',
    })
    const without = protocols.OAUTH2.start(createConfig('OAUTH2'), { ...createRequest(), nonce: null })
    expect('url' in without && without.url).not.toContain('nonce')
  })

  it('TikTok: the client id, named `client_key`', () => {
    const step = protocols.OAUTH2.start(createConfig('OAUTH2', 'tiktok'), createRequest('tiktok'))
    const { searchParams } = new URL('url' in step ? step.url : '')
    expect([searchParams.get('client_key'), searchParams.get('client_id')]).toEqual(['client 1&', null])
  })

  it('OAUTH_TELEGRAM: the bot, our origin and the right to write', () => {
    const step = protocols.OAUTH_TELEGRAM.start(createConfig('OAUTH_TELEGRAM'), createRequest())
    expect(Object.fromEntries(new URL('url' in step ? step.url : '').searchParams)).toMatchObject({
      bot_id: 'client 1&',
      origin,
      request_access: 'write',
    })
  })

  it('OPEN_ID: a redirect URL with which to ask the server for the address', () => {
    const step = protocols.OPEN_ID.start(createConfig('OPEN_ID'), createRequest())
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
    expect(protocols.OAUTH_TELEGRAM.finish(answer, secrets)).toEqual({ fields: { telegram } })
  })

  it.each<[string, Callback, string]>([
    ['a person who declined', callback('state=s', 'tgAuthResult=false'), 'social_denied'],
    ['no base64', callback('state=s', 'tgAuthResult=%25'), 'social_provider_failed'],
    [
      'no text',
      callback('', `tgAuthResult=${btoa(JSON.stringify({ ...flat, first_name: '\xff' }))}`),
      'social_provider_failed',
    ],
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
  ])('but not with %s', (_, answer, error) => {
    expect(protocols.OAUTH_TELEGRAM.finish(answer, secrets)).toEqual({ error })
  })
})

function fragmentOf(value: unknown): Callback {
  return callback('state=s', `tgAuthResult=${toBase64(value)}`)
}
