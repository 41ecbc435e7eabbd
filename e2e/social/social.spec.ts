import { codeChallenge, createCodeVerifier, encodeState, protocols } from '@foyer/core/social'
import type { SocialConfig } from '@foyer/core/wire'
import { request } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { consent, expectArrived, goToProvider, providers, type Social } from '../testing/social.ts'

/**
 * One provider with an id token, one with a profile, and one of each other protocol. On the desktop, social-once.spec.ts,
 * social-settings.spec.ts and social-unhappy.spec.ts cover these whole journeys, and social-link.spec.ts with the service worker.
 */
const fullyTested: ReadonlySet<Social> = new Set(['google', 'discord', 'vk', 'telegram', 'steam'])
const otherProviders = (Object.keys(providers) as Social[]).filter((social) => !fullyTested.has(social))

// R1.2, R1.3, R4.13
test(
  'A person signs in with Google and returns to where they were, with their promo code and form',
  { tag: '@phone' },
  async ({ page }) => {
    await goToProvider(page, 'google')
    await consent(page)
    await expectArrived(page, 'google')
  },
)

/** Signs a new person in with the requests that a page and the browser make. Returns the server's data about them. */
async function signInWith(social: Social, baseURL: string): Promise<unknown> {
  const browser = await request.newContext({ baseURL })
  const call = async (path: string, data?: object) => {
    const answer = await (data === undefined ? browser.get(path) : browser.post(path, { data }))
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { socialConfigs } = await call('/web/v1/social-configs')
  const config = (socialConfigs as SocialConfig[]).find(({ id }) => id === social)
  if (config === undefined) throw new Error(`${social} is not offered.`)
  const { redirectUri } = config
  const codeVerifier = createCodeVerifier()
  const challenge = await codeChallenge(codeVerifier)
  const context = { pathname: '/', formName: 'sign-in' }
  const startBody = {
    ...context,
    social,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    lang: 'en-001',
  }
  const { state, nonce } = await call('/AUTH/profile-new', startBody)
  const encodedState = encodeState(social, { ...context, state })
  const authorization = { state: encodedState, origin: baseURL, codeChallenge: challenge, nonce }
  const step = protocols[config.protocol].start(config, authorization)
  // The sandbox shows no page, but redirects at once, as a new person.
  const consentResponse = await browser.get(`${'url' in step ? step.url : ''}&choose=new`)
  const returnedUrl = new URL(consentResponse.url())
  expect(returnedUrl.origin + returnedUrl.pathname).toBe(redirectUri)
  const callback = { query: returnedUrl.searchParams, fragment: '' }
  const finish = protocols[config.protocol].finish(callback, { redirectUri, codeVerifier })
  expect(finish).not.toHaveProperty('error')
  const fields = 'fields' in finish ? finish.fields : {}
  await call(`/web/v1/auth/${social}`, { ...fields, state, lang: 'en-001', user_agent: 'A browser' })
  const accountExport = await call('/web/v1/auth/account/export')
  await browser.dispose()
  return accountExport
}

// R1.2
test('A person signs in with each of the other providers', { tag: '@any-size' }, async ({ foyer }) => {
  for (const social of otherProviders)
    await test.step(providers[social], async () => {
      expect(await signInWith(social, foyer.url)).toMatchObject({
        account: { promocode: null, formName: 'sign-in' },
        identities: [{ social }],
      })
    })
})
