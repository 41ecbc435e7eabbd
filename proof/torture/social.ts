// Signs in through a provider like the web client. The fake provider takes the code for the id of the person.
import { createHash, createHmac } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendJson, type FakeProvider } from '../../apps/server/src/testing/fake-provider.ts'
import { sendExpecting, cookiesOf, type RequestSpec } from '../send-request.ts'
import { publicUrl } from '../product.ts'

/** RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
export const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** The bot token of the sandbox: `apps/server/src/social/settings/sandbox.ts`. */
const botToken = '1234567890:foyer-sandbox-bot-token'

export function answerAsDiscord(provider: FakeProvider): void {
  provider.on('/social/discord/api/oauth2/token', ({ body }, response) =>
    sendJson(response, { access_token: body.get('code'), token_type: 'Bearer' }),
  )
  provider.on('/social/discord/api/v10/users/@me', ({ headers }, response) =>
    sendJson(response, { id: headers.authorization?.replace('Bearer ', ''), username: 'ada' }),
  )
}

export interface AuthorizationRequest {
  readonly state: string
  readonly cookie: string
  /** Only for OpenID Connect. */
  readonly nonce: string | null
}

export async function startAuthorization(
  port: number,
  social: string,
  cookie = '',
): Promise<AuthorizationRequest> {
  const body = { social, pathname: '/', lang: 'en-001', code_challenge: challenge }
  const reply = await sendExpecting(port, 200, { ...routes.profileNew, headers: { cookie }, body })
  const { state, nonce } = JSON.parse(reply.text) as Omit<AuthorizationRequest, 'cookie'>
  return { state, nonce, cookie: cookiesOf(reply) }
}

/** @param answer the provider's answer, such as `{ code }` */
export function finishAuthorization(
  social: string,
  { state, cookie }: AuthorizationRequest,
  answer: object,
): RequestSpec {
  return {
    method: 'POST',
    path: `/web/v1/auth/${social}`,
    headers: { cookie },
    body: { state, code_verifier: verifier, lang: 'en-001', user_agent: 'proof', ...answer },
  }
}

/** The request that starts a linking. */
export function linkDiscord(cookie: string): RequestSpec {
  const body = { social: 'discord', redirectUrl: `${publicUrl}/account` }
  return { method: 'POST', path: '/web/v1/auth/discord-link', headers: { cookie }, body }
}

/** Starts a linking for somebody with a proven identifier. Returns the request with which they come back from the provider. */
export async function startLink(port: number, cookie: string, code: string): Promise<RequestSpec> {
  const reply = await sendExpecting(port, 200, linkDiscord(cookie))
  const state = new URL(JSON.parse(reply.text).url).searchParams.get('state') ?? ''
  const search = new URLSearchParams({ state, code }).toString()
  return {
    method: 'GET',
    path: `/web/v1/auth/discord/link-callback?${search}`,
    headers: { cookie: `${cookie}; ${cookiesOf(reply)}` },
  }
}

/** Signs fields as Telegram's widget does. @param overrides additional or replaced fields */
export function signTelegram(id: number, overrides: Readonly<Record<string, string | number>> = {}): object {
  const fields = { id, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1_000), ...overrides }
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')
  const key = createHash('sha256').update(botToken).digest()
  return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') }
}
