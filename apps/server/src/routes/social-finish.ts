import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RequestBody } from '@foyer/core/wire'
import { toUser, type UserRow } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route, type CallRequest } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ProviderAnswer } from '../social/answer.ts'
import { enter, nameAccount } from '../social/enter.ts'
import type { Configured } from '../social/provider.ts'
import { consumeState, isVerifierOf } from '../social/state.ts'

export function socialFinish(app: FastifyInstance, context: Context): void {
  const { attemptCookie, database, metrics, recordLogin, sessionCookie, social } = context

  route(app, 'socialFinish', async (request, reply) => {
    const provider = social.find(request.params.social)
    try {
      const { user, token } = await signIn(provider, request, reply)
      metrics.countSocial(provider.id, 'success')
      sessionCookie.write(reply, token)
      return toUser(user)
    } catch (error) {
      if (error instanceof Refusal) metrics.countSocial(provider.id, error.code)
      throw error
    }
  })

  async function signIn(
    provider: Configured,
    request: CallRequest<'socialFinish'>,
    reply: FastifyReply,
  ): Promise<{ user: UserRow; token: string }> {
    const { body } = request
    const departure = await takeDeparture(provider, body, attemptCookie.read(request, body.state))
    attemptCookie.clear(reply, body.state)
    const profile = await social.readProfile(provider, readAnswer(body), {
      state: body.state,
      redirectUri: departure.redirectUri,
      nonce: departure.nonce,
      returnTo: departure.redirectUrl,
    })
    const { promocode, formName } = departure
    const caller = describeCaller(request)
    const user = await enter(database.drizzle, {
      social: provider.id,
      profile,
      promocode,
      formName,
      caller,
    })
    const token = await recordLogin({
      userId: user.id,
      account: nameAccount(provider.id, profile),
      caller,
      fingerprint: body.fingerprint,
      formerToken: sessionCookie.read(request),
    })
    // Deleted in this very moment, by the person elsewhere.
    if (token === undefined) throw new Refusal('social_state_invalid')
    return { user, token }
  }

  /** Unknown, used, too late, of another browser or another provider: nobody is told which. */
  async function takeDeparture(
    provider: Configured,
    body: RequestBody<'socialFinish'>,
    attempt: string | undefined,
  ) {
    const { state, code_verifier: codeVerifier, redirect_uri: redirectUri } = body
    const departure =
      attempt === undefined
        ? undefined
        : await consumeState(database.drizzle, { state, provider: provider.id, purpose: 'sign-in', attempt })
    if (departure === undefined) throw new Refusal('social_state_invalid')
    const { codeChallenge } = departure
    const isProven =
      codeChallenge === null || (codeVerifier !== undefined && isVerifierOf(codeChallenge, codeVerifier))
    const isThere = redirectUri === undefined || redirectUri === departure.redirectUri
    if (!isProven || !isThere) throw new Refusal('social_state_invalid')
    return departure
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
