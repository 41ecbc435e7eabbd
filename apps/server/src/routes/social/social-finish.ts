import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RequestBody } from '@foyer/core/wire'
import { listNames } from '../../accounts/account-name.ts'
import { findSignInRecipient, notifySignedIn } from '../../accounts/notify-sign-in.ts'
import { toUser } from '../../accounts/user.ts'
import { mustEnrol } from '../../accounts/factors/must-enrol.ts'
import { findTrust } from '../../accounts/factors/trusted-devices.ts'
import type { Opened } from '../../accounts/sessions/open-session.ts'
import { admit } from '../factors/admit.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { readOwnerLocale } from '../../http/read-locale.ts'
import { route, type CallRequest } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import type { ProviderAnswer } from '../../social/answer.ts'
import { findOrCreateUser, nameAccount, type SignInResult } from '../../social/find-or-create-user.ts'
import type { ConfiguredProvider, Profile } from '../../social/provider.ts'
import { forgetWaitingDevice } from '../sign-in/forget-waiting-device.ts'
import { proveByProvider } from './prove-by-provider.ts'
import { consumeAuthorization } from './consume-authorization.ts'

interface ProviderReturn {
  readonly authorization: Awaited<ReturnType<typeof consumeAuthorization>>
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
      const providerReturn = await readReturn(provider, request, reply)
      const { authorization, profile } = providerReturn
      if (authorization.userId !== null) {
        const { sessionId } = authorization
        const proof = { sessionId, social: provider.id, profile }
        const proven = await proveByProvider(context, request, reply, proof)
        metrics.countSocial(provider.id, 'success')
        return proven
      }
      const { user, unusedPromocode, opened } = await signIn(provider, request, reply, providerReturn)
      const notice = unusedPromocode && { unusedPromocode }
      await admit(context, reply, opened, notice)
      metrics.countSocial(provider.id, 'success')
      return { ...toUser(user), ...notice }
    } catch (error) {
      if (error instanceof ApiError) metrics.countSocial(provider.id, error.code)
      throw error
    }
  })

  /** Uses up the state, and asks the provider who the person is. */
  async function readReturn(
    provider: ConfiguredProvider,
    request: CallRequest<'socialFinish'>,
    reply: FastifyReply,
  ): Promise<ProviderReturn> {
    const { body } = request
    const browserToken = authorizationCookie.read(request, body.state)
    const authorization = await consumeAuthorization(context, provider, body, browserToken)
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
    provider: ConfiguredProvider,
    request: CallRequest<'socialFinish'>,
    reply: FastifyReply,
    { authorization, profile }: ProviderReturn,
  ): Promise<SignInResult & { readonly opened: Opened }> {
    const { promocode, formName } = authorization
    const caller = describeCaller(request)
    const result = await findOrCreateUser(database.drizzle, {
      social: provider.id,
      profile,
      promocode,
      formName,
      caller,
    })
    const { user } = result
    const place = { address: caller.address, device: deviceCookie.read(request) }
    const currentPlace = { address: caller.address, device: deviceCookie.write(request, reply) }
    const names = listNames(user)
    const isKnownDevice = await limits.isKnownDevice(database.drizzle, place, names[0] ?? '')
    const to = await findSignInRecipient(database.drizzle, user.id, isKnownDevice)
    // Before the session is opened, as in a sign-in with a password.
    await limits.rememberPlace(currentPlace, names)
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
      previousToken: sessionCookie.read(request),
    })
    // The account was deleted, or the provider unlinked, in the meantime.
    if (opened === undefined) {
      await limits.forgetPlace(currentPlace, names)
      throw new ApiError('social_state_invalid')
    }
    await forgetWaitingDevice(context, opened, { isKnownDevice, device: currentPlace.device, names })
    if (opened.kind === 'session')
      await notifySignedIn(
        context,
        { to, userId: user.id },
        { locale: readOwnerLocale(request, user.lang), requester: toRequester(caller) },
      )
    return { ...result, opened }
  }
}

function readAnswer(body: RequestBody<'socialFinish'>): ProviderAnswer {
  return {
    code: body.code,
    codeVerifier: body.code_verifier,
    issuer: body.iss,
    deviceId: body.device_id,
    telegram: body.telegram,
    openId: body.initialStateData,
  }
}
