import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RequestBody } from '@foyer/core/wire'
import { listNames } from '../../accounts/account-name.ts'
import { toUser } from '../../accounts/user.ts'
import { mustEnrol } from '../../accounts/factors/must-enrol.ts'
import { findTrust } from '../../accounts/factors/trusted-devices.ts'
import type { Opened } from '../../accounts/sessions/open-session.ts'
import { admit } from '../factors/admit.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route, type CallRequest } from '../../http/route.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import type { ProviderAnswer } from '../../social/answer.ts'
import { enter, nameAccount, type Entrance } from '../../social/enter.ts'
import type { Configured, Profile } from '../../social/provider.ts'
import { proveByProvider } from './prove-by-provider.ts'
import { takeAuthorization } from './take-authorization.ts'

interface Received {
  readonly authorization: Awaited<ReturnType<typeof takeAuthorization>>
  /** The person who has come back. */
  readonly profile: Profile
}

/** Finishes a sign-in, or a proof for the signed-in person. */
export function socialFinish(app: FastifyInstance, context: Context): void {
  const { authorizationCookie, config, database, deviceCookie, limits, metrics, recordLogin } = context
  const { sessionCookie, social, trustCookie } = context

  route(app, 'socialFinish', async (request, reply) => {
    const provider = social.find(request.params.social)
    try {
      const received = await receive(provider, request, reply)
      const { authorization, profile } = received
      if (authorization.userId !== null) {
        const { sessionId } = authorization
        const proven = await proveByProvider(context, request, { sessionId, social: provider.id, profile })
        metrics.countSocial(provider.id, 'success')
        return proven
      }
      const { user, unusedPromocode, opened } = await signIn(provider, request, reply, received)
      const said = unusedPromocode && { unusedPromocode }
      await admit(context, reply, opened, said)
      metrics.countSocial(provider.id, 'success')
      return { ...toUser(user), ...said }
    } catch (error) {
      if (error instanceof HttpError) metrics.countSocial(provider.id, error.code)
      throw error
    }
  })

  /** Uses up the state, and asks the provider who the person is. */
  async function receive(
    provider: Configured,
    request: CallRequest<'socialFinish'>,
    reply: FastifyReply,
  ): Promise<Received> {
    const { body } = request
    const browserToken = authorizationCookie.read(request, body.state)
    const authorization = await takeAuthorization(context, provider, body, browserToken)
    authorizationCookie.clear(reply, body.state)
    const profile = await social.readProfile(provider, readAnswer(body), {
      state: body.state,
      redirectUri: authorization.redirectUri,
      nonce: authorization.nonce,
      returnTo: authorization.redirectUrl,
    })
    return { authorization, profile }
  }

  async function signIn(
    provider: Configured,
    request: CallRequest<'socialFinish'>,
    reply: FastifyReply,
    { authorization, profile }: Received,
  ): Promise<Entrance & { readonly opened: Opened }> {
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
    // Before the session is opened, as in a sign-in with a password.
    await limits.rewardLogin(here, names)
    const opened = await recordLogin({
      userId: user.id,
      account: nameAccount(provider.id, profile),
      methods: ['fed'],
      mustEnrol: await mustEnrol(database.drizzle, config, user),
      trustedAt: await findTrust(database.drizzle, {
        userId: user.id,
        token: trustCookie.read(request),
        days: config.secondFactor.trustDays,
      }),
      identity: { social: provider.id, subject: profile.subject },
      caller,
      fingerprint: request.body.fingerprint,
      formerToken: sessionCookie.read(request),
    })
    // The account was deleted, or the provider unlinked, in the meantime.
    if (opened === undefined) {
      await limits.forgetPlace(here, names)
      throw new HttpError('social_state_invalid')
    }
    return { ...entrance, opened }
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
