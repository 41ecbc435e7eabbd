import { encodeState } from '@foyer/core/social'
import { describe, expect } from 'vitest'
import type { RequestBody } from '@foyer/core/wire'
import {
  finishAuthorization,
  startAuthorization,
  googleClaims,
  home,
  signTelegram,
  offerVk,
  socialTest as test,
  verifier,
} from '../../testing/social/social-test.ts'

type Finish = Partial<RequestBody<'socialFinish'>>

/** The answers of each OAUTH2 provider: [token path, its answer, profile path, its answer, the person's id and name]. */
const shapes: Readonly<Record<string, readonly [string, object, string, object, string, string]>> = {
  discord: [
    'api/oauth2/token',
    { access_token: 't', token_type: 'Bearer' },
    'api/v10/users/@me',
    { id: '80351110224678912', username: 'ada', global_name: null },
    '80351110224678912',
    'ada',
  ],
  facebook: [
    'v25.0/oauth/access_token',
    { access_token: 't', token_type: 'bearer', expires_in: 5_183_944 },
    'v25.0/me',
    { id: '10000000000000101', name: 'Ada' },
    '10000000000000101',
    'Ada',
  ],
  x: [
    '2/oauth2/token',
    { access_token: 't', token_type: 'bearer' },
    '2/users/me',
    { data: { id: '2244994945', name: 'Ada', username: 'ada' } },
    '2244994945',
    'Ada',
  ],
  tiktok: [
    'v2/oauth/token/',
    { access_token: 't', open_id: '-000abc', token_type: 'Bearer' },
    'v2/user/info/',
    { data: { user: { open_id: '-000abc', display_name: 'Ada' } }, error: { code: 'ok' } },
    '-000abc',
    'Ada',
  ],
  yandex: [
    'token',
    { access_token: 't', token_type: 'bearer' },
    'info',
    { id: '1000034426', login: 'ada', real_name: 'Ada' },
    '1000034426',
    'Ada',
  ],
  mailru: ['token', { access_token: 't' }, 'userinfo', { id: '20000101', name: 'Ada' }, '20000101', 'Ada'],
  ok: [
    'oauth/token.do',
    { access_token: 't', expires_in: '1800' },
    'fb.do',
    { uid: '570000000101', name: 'Ada' },
    '570000000101',
    'Ada',
  ],
  instagram: [
    'oauth/access_token',
    { data: [{ access_token: 't', user_id: '17841400000000101' }] },
    'v25.0/me',
    { user_id: '17841400000000101', username: 'ada', id: '26' },
    '17841400000000101',
    'ada',
  ],
  threads: [
    'oauth/access_token',
    { access_token: 't' },
    'v1.0/me',
    { id: '17841400000000101', username: 'ada' },
    '17841400000000101',
    'ada',
  ],
}

describe('POST social finish', () => {
  // R1.2, R7.9
  test.for(Object.keys(shapes))('signs in through %s', async (social, { startSocial, provider }) => {
    const [tokenPath, token, profilePath, profile, subject, name] = shapes[social] ?? []
    provider.on(`/social/${social}/${tokenPath}`, token ?? {})
    provider.on(`/social/${social}/${profilePath}`, profile ?? {})
    const { open, context } = await startSocial()
    const browser = open()
    const { state } = await startAuthorization(browser, social)
    const answer = await finishAuthorization(browser, social, {
      state,
      redirect_uri: `${home}/oauth/${social}`,
    })
    expect(answer).toMatchObject({ status: 200, body: { name, email: null } })
    // The authorization cookie has been removed.
    expect([...browser.cookies.keys()].toSorted()).toEqual(['foyer-known-device', 'foyer-session'])
    expect(await browser.call('session')).toMatchObject({ status: 200, body: { id: answer.body.id } })
    expect(await context.database.query('select social, subject, name from identities')).toEqual([
      { social, subject, name },
    ])
    const [asked] = provider.requests
    expect(asked?.method).toBe('POST')
    expect(Object.fromEntries(asked?.body ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'secret-code',
      code_verifier: verifier,
      redirect_uri: `${home}/oauth/${social}`,
    })
    expect(asked?.headers.authorization ?? asked?.body.get('client_secret')).toBeTruthy()
    // Neither the verifier nor the secret is in the URL of the token request.
    expect(asked?.url.search).toBe('')
  })

  // R1.2
  test.for(['google', 'youtube'])(
    'signs in through %s by its id token',
    async (social, { startSocial, provider, signer }) => {
      const browser = (await startSocial()).open()
      const { state, nonce } = await startAuthorization(browser, social)
      const claims = { iss: `${provider.url}/social/${social}`, aud: `foyer-sandbox-${social}` }
      provider.on(`/social/${social}/token`, {
        access_token: 't',
        token_type: 'Bearer',
        id_token: await signer.sign(googleClaims(provider, nonce, claims)),
      })
      expect(await finishAuthorization(browser, social, { state })).toMatchObject({
        status: 200,
        body: { name: 'Ada Lovelace' },
      })
    },
  )

  // R1.2
  test.for([
    ['state', (state: string) => state],
    ['object with the state', (state: string) => encodeState('vk', { state, pathname: '/' })],
  ] as const)(
    'signs in through VK ID, which repeats the %s, with the device id of the code',
    async ([, repeat], { startSocial, provider }) => {
      const browser = (await startSocial()).open()
      const { state } = await startAuthorization(browser, 'vk')
      offerVk(provider, repeat(state))
      const answer = await finishAuthorization(browser, 'vk', { state, device_id: 'device' })
      expect(answer).toMatchObject({ status: 200, body: { name: 'Ада Лавлейс' } })
      const [exchange] = provider.requests
      expect(exchange?.url.search).toBe('')
      const sent = { device_id: 'device', code: 'secret-code' }
      expect(Object.fromEntries(exchange?.body ?? [])).toMatchObject(sent)
    },
  )

  test.for<readonly [string, object, object, Finish]>([
    ['another state', { state: 'other' }, {}, {}],
    ['no state', { state: undefined }, {}, {}],
    ['another person in the profile', {}, { user_id: '2' }, {}],
    ['no device', {}, {}, { device_id: undefined }],
  ])('VK ID with %s signs nobody in', async ([, token, user, finish], { startSocial, provider }) => {
    const browser = (await startSocial()).open()
    const { state } = await startAuthorization(browser, 'vk')
    offerVk(provider, state, token, user)
    expect(await finishAuthorization(browser, 'vk', { state, device_id: 'device', ...finish })).toMatchObject(
      {
        status: 424,
        body: { code: 'social_provider_failed' },
      },
    )
  })

  // R1.2
  test.for<readonly [string, (value: number) => number | string]>([
    ['numbers', Number],
    ['texts', String],
  ])('signs in through Telegram by its signed fields, with %s', async ([, write], { startSocial }) => {
    const browser = (await startSocial()).open()
    const { state } = await startAuthorization(browser, 'telegram', { code_challenge: undefined })
    const now = Math.floor(Date.now() / 1_000)
    const fields = { id: write(42), first_name: 'Ada', last_name: 'L', auth_date: write(now) }
    const telegram = signTelegram(fields)
    const answer = await finishAuthorization(browser, 'telegram', { state, telegram, code: undefined })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Ada L' } })
  })

  test('answers 404 for a provider that is not configured', async ({ startSocial }) => {
    const browser = (await startSocial()).open()
    expect(await finishAuthorization(browser, 'myspace', {})).toMatchObject({
      status: 404,
      body: { code: 'social_not_found' },
    })
    expect(
      await finishAuthorization((await startSocial({ providers: [] })).open(), 'google', {}),
    ).toMatchObject({ status: 404 })
  })
})
