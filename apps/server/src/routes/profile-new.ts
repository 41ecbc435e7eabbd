import type { FastifyInstance } from 'fastify'
import { safeTarget } from '@foyer/core/social'
import type { RequestBody } from '@foyer/core/wire'
import { publicOrigin } from '../config.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import { needsNonce } from '../social/authorize-url.ts'
import type { Configured } from '../social/provider.ts'
import { isRedirectTarget, listRedirectOrigins, listRedirectUris } from '../social/redirect-targets.ts'
import { createRandomToken, createState } from '../social/state.ts'

export function profileNew(app: FastifyInstance, context: Context): void {
  const { attemptCookie, config, database, limits, social } = context
  const origins = listRedirectOrigins(config)

  route(app, 'profileNew', async (request, reply) => {
    const { body } = request
    const provider = social.find(body.social)
    const redirectUri = checkFields(provider, body)
    await limits.consumeSocial(describeCaller(request).address)
    const nonce = needsNonce(provider) ? createRandomToken() : null
    const state = createRandomToken()
    await createState(database.drizzle, {
      state,
      purpose: 'sign-in',
      provider: provider.id,
      redirectUri,
      codeChallenge: body.code_challenge ?? null,
      nonce,
      pathname: safeTarget(body.pathname, publicOrigin(config)),
      promocode: body.promocode ?? null,
      formName: body.formName ?? null,
      attempt: attemptCookie.write(request, reply, state),
      userId: null,
      sessionId: null,
      redirectUrl: null,
    })
    return { state, nonce }
  })

  /** @returns where the provider leads back to */
  function checkFields(provider: Configured, body: RequestBody<'profileNew'>): string {
    const [usual = '', ...others] = listRedirectUris(config, provider)
    const { redirect_uri: redirectUri = usual, domainInitiatorRedirect, code_challenge: challenge } = body
    const wrong = [
      ...(redirectUri === usual || others.includes(redirectUri) ? [] : ['redirect_uri']),
      ...(domainInitiatorRedirect === undefined || isRedirectTarget(origins, domainInitiatorRedirect)
        ? []
        : ['domainInitiatorRedirect']),
      // Where there is a code, whoever sees it must not be able to use it.
      ...(challenge !== undefined || !('scope' in provider) ? [] : ['code_challenge']),
    ]
    if (wrong.length === 0) return redirectUri
    const errors = wrong.map((field) => ({ field, code: 'invalid_request' as const }))
    throw new Refusal('invalid_request', { errors })
  }
}
