import type { FastifyReply } from 'fastify'
import { withPresentPassword } from '../../accounts/passwords/with-present-password.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import type { CallRequest } from '../../http/route.ts'
import { HttpError } from '../../http/errors/http-error.ts'
import { requireUser } from '../../accounts/sessions/require-user.ts'
import { createAuthorizeUrl, needsNonce } from '../../social/authorization/authorize-url.ts'
import { createCodeChallenge, deriveCodeVerifier } from '../../social/authorization/pkce.ts'
import type { Configured } from '../../social/provider.ts'
import { linkCallbackUri } from '../../social/settings/redirect-targets.ts'
import { createRandomToken, createState } from '../../social/authorization/state.ts'

/** Starts to link a provider to the signed-in account. */
export function createLinkStart(context: Context) {
  const { authorizationCookie, config, limits } = context

  /** @throws HttpError unauthenticated, or the error of the current password */
  return async (
    provider: Configured,
    request: CallRequest<'socialLink'>,
    reply: FastifyReply,
  ): Promise<{ url: string }> => {
    const { user, sessionId } = await requireUser(context, request)
    const caller = describeCaller(request)
    await limits.consumeSocial(caller.address)
    const state = createRandomToken()
    const browserToken = authorizationCookie.write(request, reply, state)
    const redirectUri = linkCallbackUri(config, provider)
    const codeChallenge = createCodeChallenge(deriveCodeVerifier(browserToken, state))
    const nonce = needsNonce(provider) ? createRandomToken() : null
    const authorization = {
      state,
      purpose: 'link',
      provider: provider.id,
      redirectUri,
      codeChallenge,
      nonce,
      promocode: null,
      formName: null,
      browserToken,
      userId: user.id,
      sessionId,
      redirectUrl: request.body.redirectUrl,
    } as const
    const asked = {
      who: { userId: user.id, sessionId },
      password: request.body.password ?? '',
      refused: { event: 'social_link_refused', caller },
    } as const
    await withPresentPassword(context, asked, (hasPassword) => async (transaction, { isRecent }) => {
      // A person without a password needs a recent sign-in instead.
      if (!hasPassword && !isRecent) throw new HttpError('proof_needed')
      await createState(transaction, authorization)
    })
    return { url: createAuthorizeUrl(provider, { state, redirectUri, codeChallenge, nonce }) }
  }
}
