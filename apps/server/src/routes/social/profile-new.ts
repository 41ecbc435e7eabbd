import type { FastifyInstance } from 'fastify'
import { encodeState } from '@foyer/core/social'
import type { RequestBody } from '@foyer/core/wire'
import { requireUser } from '../../http/auth/require-user.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { needsNonce } from '../../social/authorization/authorize-url.ts'
import { createSteamUrl } from '../../social/protocols/open-id.ts'
import type { ConfiguredProvider } from '../../social/provider.ts'
import {
  isRedirectTarget,
  listRedirectOrigins,
  listRedirectUris,
} from '../../social/settings/redirect-targets.ts'
import { createRandomToken, createState } from '../../social/authorization/state.ts'

/** Starts a sign-in, or a proof for the signed-in person. */
export function profileNew(app: FastifyInstance, context: Context): void {
  const { authorizationCookie, config, database, limits, social } = context
  const origins = listRedirectOrigins(config)

  route(app, 'profileNew', async (request, reply) => {
    const { body } = request
    const provider = social.find(body.social)
    const redirectUri = checkFields(provider, body)
    // For a proof, the state belongs to the session in which it is given.
    const current = body.isProof === true ? await requireUser(context, request) : null
    await limits.consumeSocial(describeCaller(request).address)
    const nonce = needsNonce(provider) ? createRandomToken() : null
    const state = createRandomToken()
    const openId = current !== null && provider.protocol === 'OPEN_ID' ? provider : null
    const clientState = { state, pathname: body.pathname }
    const returnTo =
      openId && `${redirectUri}?state=${encodeURIComponent(encodeState(provider.id, clientState))}`
    await createState(database.drizzle, {
      state,
      purpose: 'sign-in',
      provider: provider.id,
      redirectUri,
      codeChallenge: body.code_challenge ?? null,
      nonce,
      promocode: body.promocode ?? null,
      formName: body.formName ?? null,
      browserToken: authorizationCookie.write(request, reply, state),
      userId: current?.user.id ?? null,
      sessionId: current?.sessionId ?? null,
      redirectUrl: returnTo,
    })
    return { state, nonce, ...(openId && returnTo && { url: createSteamUrl(openId, returnTo) }) }
  })

  /** @returns the address that the provider redirects to */
  function checkFields(provider: ConfiguredProvider, body: RequestBody<'profileNew'>): string {
    const [defaultUri = '', ...others] = listRedirectUris(config, provider)
    const {
      redirect_uri: redirectUri = defaultUri,
      domainInitiatorRedirect,
      code_challenge: challenge,
    } = body
    const invalidFields = [
      ...(redirectUri === defaultUri || others.includes(redirectUri) ? [] : ['redirect_uri']),
      ...(domainInitiatorRedirect === undefined || isRedirectTarget(origins, domainInitiatorRedirect)
        ? []
        : ['domainInitiatorRedirect']),
      // A protocol with a code requires PKCE, so that nobody who sees the code can use it.
      ...(challenge !== undefined || !('scope' in provider) ? [] : ['code_challenge']),
    ]
    if (invalidFields.length === 0) return redirectUri
    const errors = invalidFields.map((field) => ({ field, code: 'invalid_request' as const }))
    throw new ApiError('invalid_request', { errors })
  }
}
