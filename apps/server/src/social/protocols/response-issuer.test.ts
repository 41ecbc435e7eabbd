import { describe, expect } from 'vitest'
import type { FakeProvider } from '../../testing/fake-provider.ts'
import { ada } from '../../testing/people.ts'
import { listLinked, redirectUrl, returnFromProvider, startLink } from '../../testing/social/linking.ts'
import {
  answerIdToken,
  finishAuthorization,
  googleClaims,
  offerDiscord,
  socialTest as test,
  startAuthorization,
} from '../../testing/social/social-test.ts'

const ownIssuer = ({ url }: FakeProvider) => `${url}/social/google`

const foreignIssuers: Readonly<Record<string, (provider: FakeProvider) => string>> = {
  'another provider': () => 'https://evil.example',
  // RFC 9207, 2.4: compared as text, without normalising it.
  'the provider, written otherwise': (provider) => `${ownIssuer(provider)}/`,
}

// RFC 9207
describe('An answer that names its issuer', () => {
  test.for(Object.keys(foreignIssuers))(
    'signs nobody in if that is %s, and its code is sent to nobody',
    async (name, { startSocial, provider }) => {
      const { open, context } = await startSocial()
      const browser = open()
      const { state } = await startAuthorization(browser, 'google')
      provider.requests.length = 0
      const iss = foreignIssuers[name]?.(provider) ?? ''
      expect(await finishAuthorization(browser, 'google', { state, iss })).toMatchObject({
        status: 424,
        body: { code: 'social_provider_failed' },
      })
      expect(provider.requests).toEqual([])
      expect(await context.database.query('select 1 from users')).toEqual([])
    },
  )

  test('signs the person in if that is the provider', async ({ startSocial, provider, signer }) => {
    const browser = (await startSocial()).open()
    const { state, nonce } = await startAuthorization(browser, 'google')
    answerIdToken(provider, await signer.sign(googleClaims(provider, nonce)))
    expect(await finishAuthorization(browser, 'google', { state, iss: ownIssuer(provider) })).toMatchObject({
      status: 200,
    })
  })

  test('signs the person in if the provider has no issuer that we know', async ({
    startSocial,
    provider,
  }) => {
    const browser = (await startSocial()).open()
    offerDiscord(provider)
    const { state } = await startAuthorization(browser, 'discord')
    const iss = 'https://discord.com'
    expect(await finishAuthorization(browser, 'discord', { state, iss })).toMatchObject({ status: 200 })
  })

  test('links the provider only if that is the provider', async ({ startSocial, provider, signer }) => {
    const browser = (await startSocial()).open()
    await browser.registerProven(ada)
    const answerFrom = async (iss: string) => {
      const { searchParams } = await startLink(browser, 'google')
      const claims = googleClaims(provider, searchParams.get('nonce'))
      answerIdToken(provider, await signer.sign(claims))
      const state = searchParams.get('state') ?? ''
      return returnFromProvider(browser, 'google', { state, code: 'secret-code', iss })
    }
    expect(await answerFrom('https://evil.example')).toMatchObject({
      location: `${redirectUrl('google')}&error=social_provider_failed`,
    })
    expect(await listLinked(browser)).toEqual([])
    expect(await answerFrom(ownIssuer(provider))).toMatchObject({ location: redirectUrl('google') })
    expect(await listLinked(browser)).toEqual([['google', 'Ada Lovelace']])
  })
})
