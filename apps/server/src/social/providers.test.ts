import { describe, expect } from 'vitest'
import {
  finishAuthorization,
  startAuthorization,
  home,
  socialTest as test,
} from '../testing/social/social-test.ts'
import type { ConfiguredProvider, PlainOAuth2Provider } from './provider.ts'
import { providers } from './providers.ts'

describe('the table of providers', () => {
  // R1.2
  test('needs one row for a new provider, which is then offered and signs in', async ({
    startSocial,
    provider,
  }) => {
    const row: ConfiguredProvider<PlainOAuth2Provider> = {
      id: 'nextbigthing',
      protocol: 'OAUTH2',
      source: 'https://nextbigthing.example/docs',
      authorizeUrl: `${provider.url}/authorize`,
      scope: 'me',
      tokenUrl: `${provider.url}/token`,
      clientAuthentication: 'basic',
      profile: { url: `${provider.url}/me`, token: 'bearer', subject: 'person.key', name: 'person.label' },
      client: { id: 'client', secret: 'a-secret', publicKey: null },
    }
    provider.on('/token', { access_token: 'secret-access-token', token_type: 'Bearer' })
    provider.on('/me', { person: { key: 7, label: 'Ada' } })
    const { open, context } = await startSocial({ providers: [row] })
    const browser = open()
    expect((await browser.call('socialConfigs')).body.socialConfigs).toEqual([
      {
        id: 'nextbigthing',
        protocol: 'OAUTH2',
        clientId: 'client',
        redirectUri: `${home}/oauth/nextbigthing`,
        url: `${provider.url}/authorize?scope=me`,
      },
    ])
    const { state } = await startAuthorization(browser, 'nextbigthing')
    expect(await finishAuthorization(browser, 'nextbigthing', { state })).toMatchObject({
      status: 200,
      body: { name: 'Ada' },
    })
    const [asked, profile] = provider.requests
    expect(asked?.headers.authorization).toBe(`Basic ${Buffer.from('client:a-secret').toString('base64')}`)
    expect(profile?.headers.authorization).toBe('Bearer secret-access-token')
    expect(await context.database.query('select social, subject from identities')).toEqual([
      { social: 'nextbigthing', subject: '7' },
    ])
  })

  test('has fourteen rows, each with a unique id, TLS addresses, and its source document', () => {
    expect(new Set(providers.map(({ id }) => id)).size).toBe(14)
    for (const { id, source, authorizeUrl } of providers) {
      expect(new URL(source).protocol, id).toBe('https:')
      expect(new URL(authorizeUrl).protocol, id).toBe('https:')
    }
  })

  test.for<readonly [string, Record<string, string>, Record<string, string>]>([
    // apiok.ru/en/dev/methods: the token is the key of the signature, and is not itself signed.
    [
      'ok',
      { access_token: 't', expires_in: '1800' },
      {
        application_key: 'foyer-sandbox-key-ok',
        method: 'users.getCurrentUser',
        format: 'json',
        fields: 'uid,name',
        sig: '3b74b06fa5fca8cd0586a354decdbc10',
        access_token: 't',
      },
    ],
    [
      'facebook',
      { access_token: 't' },
      {
        fields: 'id,name',
        appsecret_proof: '0dcb9448253db95c4962d2f17cc5f86614d909d258355e4e5df7055119a3e824',
      },
    ],
    ['mailru', { access_token: 't' }, { access_token: 't' }],
  ])(
    'requests the profile from %s as its documentation says',
    async ([id, token, query], { startSocial, provider }) => {
      const paths: Record<string, readonly [string, string]> = {
        ok: ['oauth/token.do', 'fb.do'],
        facebook: ['v25.0/oauth/access_token', 'v25.0/me'],
        mailru: ['token', 'userinfo'],
      }
      const [tokenPath = '', profilePath = ''] = paths[id] ?? []
      provider.on(`/social/${id}/${tokenPath}`, token)
      provider.on(`/social/${id}/${profilePath}`, { id: '1', uid: '1' })
      const browser = (await startSocial()).open()
      const { state } = await startAuthorization(browser, id)
      expect(await finishAuthorization(browser, id, { state })).toMatchObject({ status: 200 })
      expect(Object.fromEntries(provider.requests[1]?.url.searchParams ?? [])).toEqual(query)
    },
  )

  test.for([
    ['a subject that was rounded', { id: 17_841_405_822_304_914 }],
    ['a subject with blanks', { id: 'a b' }],
    ['an empty subject', { id: '' }],
    ['a subject of 300 characters', { id: 'a'.repeat(300) }],
    ['a subject that is an object', { id: {} }],
  ] as const)('signs nobody in for %s', async ([, profile], { startSocial, provider }) => {
    provider.on('/social/discord/api/oauth2/token', { access_token: 't' })
    provider.on('/social/discord/api/v10/users/@me', profile)
    const browser = (await startSocial()).open()
    const { state } = await startAuthorization(browser, 'discord')
    expect(await finishAuthorization(browser, 'discord', { state })).toMatchObject({ status: 424 })
  })

  test('stores a name trimmed, shortened, and without characters that a database refuses', async ({
    startSocial,
    provider,
  }) => {
    provider.on('/social/discord/api/oauth2/token', { access_token: 't' })
    const browser = (await startSocial()).open()
    for (const [id, given, kept] of [
      ['1', ' Ada\u0000Lovelace\n', 'Ada Lovelace'],
      ['2', 'Ada\ud83d', 'Ada'],
      ['3', '👩'.repeat(300), '👩'.repeat(200)],
      ['4', '  ', null],
    ] as const) {
      provider.on('/social/discord/api/v10/users/@me', { id, username: given })
      const { state } = await startAuthorization(browser, 'discord')
      expect((await finishAuthorization(browser, 'discord', { state })).body.name).toBe(kept)
    }
  })
})
