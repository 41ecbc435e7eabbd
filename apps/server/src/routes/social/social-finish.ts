import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RequestBody } from '@foyer/core/wire'
import { listNames } from '../../accounts/account-name.ts'
import { toUser } from '../../accounts/user.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route, type CallRequest } from '../../http/route.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { ProviderAnswer } from '../../social/answer.ts'
import { enter, nameAccount, type Entrance } from '../../social/enter.ts'
import type { Configured } from '../../social/provider.ts'
import { isVerifierOf } from '../../social/authorization/pkce.ts'
import { consumeState } from '../../social/authorization/state.ts'

export function socialFinish(app: FastifyInstance, context: Context): void {
  const { authorizationCookie, database, deviceCookie, limits, metrics, recordLogin, sessionCookie, social } =
    context

  route(app, 'socialFinish', async (request, reply) => {
    const provider = social.find(request.params.social)
    try {
      const { user, unusedPromocode, token } = await signIn(provider, request, reply)
      metrics.countSocial(provider.id, 'success')
      sessionCookie.write(reply, token)
      return { ...toUser(user), ...(unusedPromocode && { unusedPromocode }) }
    } catch (error) {
      if (error instanceof HttpError) metrics.countSocial(provider.id, error.code)
      throw error
    }
  })

  async function signIn(
    provider: Configured,
    request: CallRequest<'socialFinish'>,
    reply: FastifyReply,
  ): Promise<Entrance & { readonly token: string }> {
    const { body } = request
    const authorization = await takeAuthorization(
      provider,
      body,
      authorizationCookie.read(request, body.state),
    )
    authorizationCookie.clear(reply, body.state)
    const profile = await social.readProfile(provider, readAnswer(body), {
      state: body.state,
      redirectUri: authorization.redirectUri,
      nonce: authorization.nonce,
      returnTo: authorization.redirectUrl,
    })
    const { promocode, formName } = authorization
    const caller = describeCaller(request)
    const entrance = await enter(database.drizzle, {
      social: provider.id,
      profile,
      promocode,
      formName,
      caller,
    })
    const { user } = entrance
    const here = { address: caller.address, device: deviceCookie.write(request, reply) }
    const names = listNames(user)
    // Before the session is opened, as for a sign-in with a password.
    await limits.rewardLogin(here, names)
    const token = await recordLogin({
      userId: user.id,
      account: nameAccount(provider.id, profile),
      identity: { social: provider.id, subject: profile.subject },
      caller,
      fingerprint: body.fingerprint,
      formerToken: sessionCookie.read(request),
    })
    // The account was deleted, or the provider unlinked, concurrently.
    if (token === undefined) {
      await limits.forgetPlace(here, names)
      throw new HttpError('social_state_invalid')
    }
    return { ...entrance, token }
  }

  /** The same error whether the state is unknown, used, expired, or belongs to another browser or provider. */
  async function takeAuthorization(
    provider: Configured,
    body: RequestBody<'socialFinish'>,
    browserToken: string | undefined,
  ) {
    const { state, code_verifier: codeVerifier, redirect_uri: redirectUri } = body
    const authorization =
      browserToken === undefined
        ? undefined
        : await consumeState(database.drizzle, {
            state,
            provider: provider.id,
            purpose: 'sign-in',
            browserToken,
          })
    if (authorization === undefined) throw new HttpError('social_state_invalid')
    const { codeChallenge } = authorization
    const isProven =
      codeChallenge === null || (codeVerifier !== undefined && isVerifierOf(codeChallenge, codeVerifier))
    const isThere = redirectUri === undefined || redirectUri === authorization.redirectUri
    if (!isProven || !isThere) throw new HttpError('social_state_invalid')
    return authorization
  }
}

function readAnswer(body: RequestBody<'socialFinish'>): ProviderAnswer {
  return {
    code: body.code,
    codeVerifier: body.code_verifier,
    deviceId: body.device_id,
    telegram: body.telegram,
    openId: body.initialStateData,
  }
}
