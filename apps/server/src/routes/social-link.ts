import type { FastifyInstance, FastifyReply } from 'fastify'
import { decodeState } from '@foyer/core/social'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route, type CallRequest } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import { requireUser } from '../sessions/require-user.ts'
import { createAuthorizeUrl, needsNonce } from '../social/authorize-url.ts'
import { createSteamUrl } from '../social/protocols/steam.ts'
import type { Configured } from '../social/provider.ts'
import {
  isRedirectTarget,
  linkCallbackUri,
  listRedirectOrigins,
  listRedirectUris,
} from '../social/redirect-targets.ts'
import {
  createCodeChallenge,
  createRandomToken,
  createState,
  deriveCodeVerifier,
  keepReturnTo,
} from '../social/state.ts'

/** Two uses: the address that starts an OPEN_ID sign-in, and the one that starts a link of any provider. */
export function socialLink(app: FastifyInstance, context: Context): void {
  const { attemptCookie, config, database, limits, social } = context
  const origins = listRedirectOrigins(config)

  route(app, 'socialLink', async (request, reply) => {
    const { params, body } = request
    const provider = social.find(params.social)
    const wrong = [
      ...(body.social === params.social ? [] : ['social']),
      ...(isRedirectTarget(origins, body.redirectUrl) ? [] : ['redirectUrl']),
    ]
    if (wrong.length > 0) {
      const errors = wrong.map((field) => ({ field, code: 'invalid_request' as const }))
      throw new Refusal('invalid_request', { errors })
    }
    const state = readSignInState(provider, body.redirectUrl)
    return state === null ? startLink(provider, request, reply) : startSignIn(provider, request, state)
  })

  /** The state of profile-new, when the person is on their way to sign in. */
  function readSignInState(provider: Configured, redirectUrl: string): string | null {
    const [redirectUri] = listRedirectUris(config, provider)
    const prefix = `${redirectUri}?state=`
    if (provider.protocol !== 'OPEN_ID' || !redirectUrl.startsWith(prefix)) return null
    const state = decodeState(provider.id, new URL(redirectUrl).searchParams.get('state'))
    return state === null || state.vkLink === true || state.state === '' ? null : state.state
  }

  async function startSignIn(
    provider: Configured,
    request: CallRequest<'socialLink'>,
    state: string,
  ): Promise<{ url: string }> {
    const attempt = attemptCookie.read(request, state)
    const { redirectUrl } = request.body
    const way = { state, provider: provider.id, purpose: 'sign-in', attempt: attempt ?? '' } as const
    if (provider.protocol !== 'OPEN_ID' || !(await keepReturnTo(database.drizzle, way, redirectUrl))) {
      throw new Refusal('social_state_invalid')
    }
    return { url: createSteamUrl(provider, redirectUrl) }
  }

  async function startLink(
    provider: Configured,
    request: CallRequest<'socialLink'>,
    reply: FastifyReply,
  ): Promise<{ url: string }> {
    const { user, sessionId } = await requireUser(context, request)
    await limits.consumeSocial(describeCaller(request).address)
    const state = createRandomToken()
    const attempt = attemptCookie.write(request, reply, state)
    const redirectUri = linkCallbackUri(config, provider)
    const codeChallenge = createCodeChallenge(deriveCodeVerifier(attempt, state))
    const nonce = needsNonce(provider) ? createRandomToken() : null
    await createState(database.drizzle, {
      state,
      purpose: 'link',
      provider: provider.id,
      redirectUri,
      codeChallenge,
      nonce,
      pathname: '/',
      promocode: null,
      formName: null,
      attempt,
      userId: user.id,
      sessionId,
      redirectUrl: request.body.redirectUrl,
    })
    return { url: createAuthorizeUrl(provider, { state, redirectUri, codeChallenge, nonce }) }
  }
}
