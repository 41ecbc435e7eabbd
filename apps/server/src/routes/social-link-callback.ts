import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodeState } from '@foyer/core/social'
import { publicOrigin } from '../config.ts'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { relayPage, relayPolicy, relayScript } from '../http/fragment-relay.ts'
import { readLocale, sayCode } from '../refusals/words.ts'
import { Refusal } from '../refusals/refusal.ts'
import { linkIdentity } from '../social/identities.ts'
import { addError, readCallback, type CallbackQuery } from '../social/link-callback.ts'
import type { Configured } from '../social/provider.ts'
import { linkCallbackUri } from '../social/redirect-targets.ts'
import { consumeState, deriveCodeVerifier } from '../social/state.ts'

const url = '/web/v1/auth/:social/link-callback'

type CallbackRequest = FastifyRequest<{ Params: { social: string }; Body: { tgAuthResult: string } }>

/**
 * Where a provider leads back to when an account is linked. Not a call of the contract: browsers come here by being led,
 * and are led on to the page that asked for it.
 */
export function socialLinkCallback(app: FastifyInstance, context: Context): void {
  const { attemptCookie, config, database, sessionCookie, social } = context
  const schema = { hide: true }

  app.get(url, { schema }, async (request: CallbackRequest, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const provider = social.find(request.params.social)
    const query = readCallback(request.url)
    // Telegram answers behind the `#`, which no server sees: a page of ours reads it there and sends it here.
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

  /** @returns where the person goes on to: with what went wrong, where something did */
  async function finish(
    provider: Configured,
    request: FastifyRequest,
    reply: FastifyReply,
    query: CallbackQuery,
  ): Promise<string> {
    const departure = await takeDeparture(provider, request, query.state)
    if (departure === undefined) {
      // Nobody knows where this began. Its state says to our page that it was a link: without, a person who is signed in
      // would be taken for one who came back from a sign-in that is done.
      const state = encodeState(provider.id, { state: '', pathname: '/account', vkLink: true })
      const page = `${publicOrigin(config)}/oauth/${provider.id}?state=${encodeURIComponent(state)}`
      return addError(page, 'social_state_invalid')
    }
    attemptCookie.clear(reply, query.state)
    const { redirectUrl, userId, attempt, ...row } = departure
    try {
      if (query.isDenied) throw new Refusal('social_denied')
      if (query.isBroken) throw new Refusal('social_provider_failed')
      const profile = await social.readProfile(
        provider,
        { ...query.answer, codeVerifier: deriveCodeVerifier(attempt, query.state) },
        {
          state: query.state,
          redirectUri: row.redirectUri,
          nonce: row.nonce,
          returnTo: `${linkCallbackUri(config, provider)}?state=${query.state}`,
        },
      )
      const caller = describeCaller(request)
      await linkIdentity(database.drizzle, { userId, social: provider.id, profile, caller })
      return redirectUrl
    } catch (error) {
      if (error instanceof Refusal) return addError(redirectUrl, error.code)
      throw error
    }
  }

  /** In the browser and in the session that it began in, or not at all. */
  async function takeDeparture(provider: Configured, request: FastifyRequest, state: string) {
    const attempt = attemptCookie.read(request, state)
    const token = sessionCookie.read(request)
    const current = token === undefined ? undefined : await context.checkSession(token)
    if (attempt === undefined || current === undefined) return undefined
    const { sessionId } = current
    const way = { state, provider: provider.id, purpose: 'link', attempt, sessionId } as const
    const row = await consumeState(database.drizzle, way)
    if (row?.userId !== current.user.id || row.redirectUrl === null) return undefined
    return { ...row, userId: row.userId, redirectUrl: row.redirectUrl, attempt }
  }
}

const relayedSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['tgAuthResult'],
  properties: { tgAuthResult: { type: 'string', maxLength: 8192 } },
} as const

function sendRelay(request: CallbackRequest, reply: FastifyReply): FastifyReply {
  const script = `/web/v1/auth/${request.params.social}/link-callback.js`
  const words = sayCode(readLocale(request), 'social_provider_failed')
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', relayPolicy)
    .send(relayPage(script, words))
}
