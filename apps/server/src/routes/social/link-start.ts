import type { FastifyReply } from 'fastify'
import { holdRecent } from '../../accounts/hold-person.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import type { CallRequest } from '../../http/route.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { createAuthorizeUrl, needsNonce } from '../../social/authorization/authorize-url.ts'
import { createCodeChallenge, deriveCodeVerifier } from '../../social/authorization/pkce.ts'
import type { ConfiguredProvider } from '../../social/provider.ts'
import { linkCallbackUri } from '../../social/settings/redirect-targets.ts'
import { createRandomToken, createState } from '../../social/authorization/state.ts'

/** Starts the linking of a provider to the signed-in account. */
export function createLinkStart(context: Context) {
  const { authorizationCookie, config, database, limits } = context

  /** @throws ApiError unauthenticated, proof_needed */
  return async (
    provider: ConfiguredProvider,
    request: CallRequest<'socialLink'>,
    reply: FastifyReply,
  ): Promise<{ url: string }> => {
    const { user, sessionId, actor } = await requireUser(context, request)
    await limits.consumeSocial(describeCaller(request).address)
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
    await runTransaction(database.drizzle, async (transaction) => {
      await holdRecent(transaction, actor, config)
      await createState(transaction, authorization)
    })
    return { url: createAuthorizeUrl(provider, { state, redirectUri, codeChallenge, nonce }) }
  }
}
