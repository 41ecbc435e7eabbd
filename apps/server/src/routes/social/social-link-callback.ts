import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodeState } from '@foyer/core/social'
import type { ErrorCode } from '@foyer/core/wire'
import { findUser } from '../../http/auth/find-user.ts'
import { notifyLinked } from '../../accounts/notify-person.ts'
import { publicOrigin } from '../../config.ts'
import type { Context } from '../../context.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { relayPage, relayPolicy, relayScript } from '../../http/pages/fragment-relay.ts'
import { logFault } from '../../http/errors/answer-errors.ts'
import { translateCode } from '../../http/errors/messages.ts'
import { toApiError } from '../../http/errors/to-api-error.ts'
import { readLocale, readOwnerLocale } from '../../http/read-locale.ts'
import { ApiError } from '../../api-error.ts'
import { toRequester } from '../../notifications/describe-requester.ts'
import { linkIdentity } from '../../social/identities.ts'
import { addError, readCallback, type CallbackQuery } from '../../social/authorization/link-callback.ts'
import type { ConfiguredProvider } from '../../social/provider.ts'
import { linkCallbackUri } from '../../social/settings/redirect-targets.ts'
import { deriveCodeVerifier } from '../../social/authorization/pkce.ts'
import { consumeState } from '../../social/authorization/state.ts'

const url = '/web/v1/auth/:social/link-callback'

type CallbackRequest = FastifyRequest<{ Params: { social: string }; Body: { tgAuthResult: string } }>

/**
 * The callback of a linking. It is not a call of the contract: the provider redirects the browser here, and this route redirects
 * it to the page that started the linking.
 */
export function socialLinkCallback(app: FastifyInstance, context: Context): void {
  const { authorizationCookie, config, database, social } = context
  const schema = { hide: true }

  app.get(url, { schema }, async (request: CallbackRequest, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const provider = social.find(request.params.social)
    const query = readCallback(request.url)
    // Telegram answers in the fragment, which is not sent to servers, so a page of ours reads it and posts it here.
    if (provider.protocol === 'OAUTH_TELEGRAM' && query.isEmpty) return sendRelay(request, reply)
    return reply.redirect(await finish(provider, request, reply, query), 303)
  })

  app.post(
    url,
    { schema: { ...schema, body: relayedSchema } },
    async (request: CallbackRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const provider = social.find(request.params.social)
      return { url: await finish(provider, request, reply, readCallback(request.url, request.body)) }
    },
  )

  app.get(`${url}.js`, { schema }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(relayScript),
  )

  /** @returns the address of the next page, with the error if there was one */
  async function finish(
    provider: ConfiguredProvider,
    request: FastifyRequest,
    reply: FastifyReply,
    query: CallbackQuery,
  ): Promise<string> {
    const authorization = await consumeAuthorization(provider, request, query.state).catch((error: unknown) =>
      errorCodeOf(request, error),
    )
    if (typeof authorization === 'string') {
      // It is unknown which page started this. The state marks it as a linking: otherwise the page would take a signed-in person for somebody
      // whose sign-in has just been finished.
      const state = encodeState(provider.id, { state: '', pathname: '/account', vkLink: true })
      const page = `${publicOrigin(config)}/oauth/${provider.id}?state=${encodeURIComponent(state)}`
      return addError(page, authorization)
    }
    authorizationCookie.clear(reply, query.state)
    const { redirectUrl, actor, lang, browserToken, ...row } = authorization
    try {
      if (query.isDenied) throw new ApiError('social_denied')
      if (query.isBroken) throw new ApiError('social_provider_failed')
      const profile = await social.readProfile(
        provider,
        { ...query.answer, codeVerifier: deriveCodeVerifier(browserToken, query.state) },
        {
          state: query.state,
          redirectUri: row.redirectUri,
          nonce: row.nonce,
          returnTo: `${linkCallbackUri(config, provider)}?state=${query.state}`,
        },
      )
      const caller = describeCaller(request)
      const recipient = await linkIdentity(database.drizzle, { actor, social: provider.id, profile, caller })
      if (recipient !== undefined) {
        const notice = { locale: readOwnerLocale(request, lang), requester: toRequester(caller) }
        notifyLinked(context, recipient, notice, provider.id)
      }
      return redirectUrl
    } catch (error) {
      return addError(redirectUrl, errorCodeOf(request, error))
    }
  }

  /** Uses up the state, in the browser and the session in which the linking was started. @throws ApiError social_state_invalid elsewhere */
  async function consumeAuthorization(provider: ConfiguredProvider, request: FastifyRequest, state: string) {
    const browserToken = authorizationCookie.read(request, state)
    const current = await findUser(context, request)
    if (browserToken === undefined || current === undefined) throw new ApiError('social_state_invalid')
    const { sessionId, user, lang, actor } = current
    const lookup = { state, provider: provider.id, purpose: 'link', browserToken, sessionId } as const
    const row = await consumeState(database.drizzle, lookup)
    if (row?.userId !== user.id || row.redirectUrl === null) throw new ApiError('social_state_invalid')
    return { ...row, actor, lang, redirectUrl: row.redirectUrl, browserToken }
  }
}

/** The error code for the next page. Without the redirect, a person would see the JSON of a call, with no way back. */
function errorCodeOf(request: FastifyRequest, error: unknown): ErrorCode {
  const apiError = toApiError(error)
  if (apiError !== error) logFault(error, apiError, request)
  return apiError.code
}

const relayedSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['tgAuthResult'],
  properties: { tgAuthResult: { type: 'string', maxLength: 8192 } },
} as const

function sendRelay(request: CallbackRequest, reply: FastifyReply): FastifyReply {
  const script = `/web/v1/auth/${request.params.social}/link-callback.js`
  const message = translateCode(readLocale(request), 'social_provider_failed')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', relayPolicy)
    .send(relayPage(script, message))
}
