import { createHash, createHmac } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import { readConfig, type Config } from '../../config.ts'
import type { SocialSettings } from '../../social/settings/social-settings.ts'
import type { Answer, Browser } from '../browser.ts'
import {
  createSigner,
  sendJson,
  startFakeProvider,
  type FakeProvider,
  type Signer,
} from '../fake-provider.ts'
import { serverTest, type TestServer } from '../server-test.ts'

/** The example of RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
export const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

export const home = 'http://localhost:3000'
const botToken = '1234567890:foyer-sandbox-bot-token'

type FinishBody = Partial<RequestBody<'socialFinish'>>

interface Fixtures {
  ownProvider: FakeProvider
  signer: Signer
  /** A fake of all providers at one address. By default it only answers requests for OpenID discovery and keys. */
  provider: FakeProvider
  /** Starts a server with all fourteen providers. */
  startSocial: (changes?: Partial<SocialSettings>, more?: Partial<Config>) => Promise<TestServer>
}

export const socialTest = serverTest.extend<Fixtures>({
  ownProvider: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const provider = await startFakeProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  signer: [async ({}, use) => use(await createSigner('first')), { scope: 'worker' }],
  async provider({ ownProvider, signer }, use) {
    ownProvider.reset()
    for (const id of ['google', 'youtube', 'telegram']) offerOpenId(ownProvider, id, signer)
    await use(ownProvider)
  },
  async startSocial({ start, provider }, use) {
    const { social } = readConfig({ SOCIAL_SANDBOX_URL: provider.url })
    await use((changes = {}, more = {}) =>
      start({ ...more, social: { ...social, timeoutMilliseconds: 2_000, ...changes } }),
    )
  },
})

function offerOpenId(provider: FakeProvider, id: string, signer: Signer): void {
  const issuer = `${provider.url}/social/${id}`
  provider.on(`/social/${id}/.well-known/openid-configuration`, {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  })
  provider.on(`/social/${id}/jwks`, { keys: [signer.jwk] })
}

/** The claims of a valid id token from Google. */
export function googleClaims(
  provider: FakeProvider,
  nonce: string | null,
  changes: JWTPayload = {},
): JWTPayload {
  const now = Math.floor(Date.now() / 1_000)
  return {
    iss: `${provider.url}/social/google`,
    aud: 'foyer-sandbox-google',
    sub: '110169484474386276334',
    name: 'Ada Lovelace',
    iat: now,
    exp: now + 600,
    nonce: nonce ?? '',
    ...changes,
  }
}

/** Makes Google answer with this id token. */
export function answerIdToken(provider: FakeProvider, idToken: string): void {
  provider.on('/social/google/token', {
    access_token: 'secret-access-token',
    token_type: 'Bearer',
    expires_in: 3600,
    id_token: idToken,
  })
}

/** Sets the answers of Discord, the shortest sign-in, because it needs no id token. */
export function offerDiscord(provider: FakeProvider, id = '80351110224678912'): void {
  provider.on('/social/discord/api/oauth2/token', {
    access_token: 'secret-access-token',
    token_type: 'Bearer',
  })
  provider.on('/social/discord/api/v10/users/@me', (_request, response) =>
    sendJson(response, { id, username: 'ada', global_name: 'Ada' }),
  )
}

/** Sets the answers of VK ID, which repeats the state. */
export function offerVk(provider: FakeProvider, state: string, token: object = {}, user: object = {}): void {
  provider.on('/social/vk/oauth2/auth', { access_token: 't', user_id: 700000101, state, ...token })
  provider.on('/social/vk/oauth2/user_info', {
    user: { user_id: '700000101', first_name: 'Ада', last_name: 'Лавлейс', ...user },
  })
}

/** Starts a sign-in with profile-new. */
export async function startAuthorization(
  browser: Browser,
  social: string,
  changes: Partial<RequestBody<'profileNew'>> = {},
): Promise<{ state: string; nonce: string | null }> {
  const body = {
    social,
    pathname: '/checkout',
    lang: 'en-001',
    code_challenge: challenge,
    ...changes,
  } as const
  const { status, text, body: answer } = await browser.call('profileNew', { body })
  if (status !== 200) throw new Error(text)
  return answer
}

/** Finishes a sign-in, with additional fields for the state. */
export function finishAuthorization(
  browser: Browser,
  social: string,
  changes: FinishBody,
): Promise<Answer<ResponseBody<'socialFinish'>>> {
  const body = {
    state: 'no-such-state',
    code: 'secret-code',
    code_verifier: verifier,
    lang: 'en-001',
    user_agent: 'Test',
    ...changes,
  } as const
  return browser.call('socialFinish', { params: { social }, body })
}

/** Signs fields as Telegram's widget does. */
export function signTelegram(fields: Readonly<Record<string, string | number>>, token = botToken) {
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')
  const key = createHash('sha256').update(token).digest()
  return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') }
}
