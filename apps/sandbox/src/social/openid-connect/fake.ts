import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { codeAnswers, returnAnswers, serverAnswers, type AnswerGroup } from '../answers.ts'
import { handleConsent, sendRefusal } from '../consent/consent.ts'
import { sendAnswer } from '../send-answer.ts'
import { forgeState } from '../forge-state.ts'
import { readOrigin } from '../redirect-target.ts'
import { changeIdToken, idTokenAnswers } from '../id-token.ts'
import { asJson, type FakeContext } from '../fake-context.ts'
import { readAccountId, toAccountId } from './accounts.ts'
import { makeRsaKey, type SigningKey } from '../signing-key.ts'
import { createAdapter } from './memory-adapter.ts'
import { createProvider } from './provider.ts'
import type { OpenIdProvider } from './providers.ts'

const groups: readonly AnswerGroup[] = [
  returnAnswers,
  codeAnswers,
  serverAnswers,
  { title: 'From the profile', answers: [{ id: 'no-email', title: 'No e-mail address' }] },
  idTokenAnswers,
]

/** A real OpenID provider under /social/<id>, with our consent page. */
export function registerOpenIdProvider(
  app: FastifyInstance,
  settings: OpenIdProvider,
  context: FakeContext,
): void {
  const prefix = `/social/${settings.id}`
  const adapter = createAdapter()
  // Generated when first needed, because that takes time.
  let keys: readonly [SigningKey, ...SigningKey[]] | null = null
  const presentKey = (): SigningKey => (keys ??= [makeRsaKey()])[0]
  const providers = new Map<string, Promise<Provider>>()
  const replies = new WeakMap<object, FastifyReply>()

  const startProvider = async (origin: string): Promise<Provider> => {
    const provider = await createProvider(settings, origin, [presentKey(), ...(keys ?? []).slice(1)], adapter)
    provider.use(async (ctx, next) => {
      await next()
      await changeAnswer(ctx as KoaContextWithOIDC, replies.get(ctx.req), context, presentKey())
    })
    return provider
  }

  // The issuer is the provider's address as the browser sees it, so localhost and 127.0.0.1 are two issuers.
  const findProvider = (request: FastifyRequest): Promise<Provider> | null => {
    const origin = readOrigin(request.host)
    if (!origin || Number(new URL(origin).port || 80) !== request.socket.localPort) return null
    const provider = providers.get(origin) ?? startProvider(origin)
    providers.set(origin, provider)
    return provider
  }

  const rotateKeys = (): void => {
    keys = [makeRsaKey(), presentKey()]
    providers.clear()
  }

  void app.register(async (scope) => {
    // The provider's library parses bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all(`${prefix}/*`, async (request, reply) => {
      const provider = await findProvider(request)
      if (!provider) return sendRefusal(reply, settings.title, 'The sandbox answers on this machine alone.')
      const { raw } = request
      replies.set(raw, reply)
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(prefix.length) })
      raw.headers.cookie = dropSession(raw.headers.cookie)
      await provider.callback()(raw, reply.raw)
      if (!reply.sent) reply.hijack()
      return reply
    })
  })

  app.route<{ Params: { uid: string } }>({
    method: ['GET', 'POST'],
    url: `${prefix}/interaction/:uid`,
    handler: async (request, reply) => {
      const provider = await findProvider(request)
      const details = await provider?.interactionDetails(request.raw, reply.raw).catch(() => null)
      if (!provider || !details)
        return sendRefusal(reply, settings.title, 'This sign-in is over. Start again.')
      return handleConsent(request, reply, {
        provider: settings.title,
        returnTo: String(details.params['redirect_uri']),
        groups,
        decide: ({ person, answer }) => {
          if (answer === 'key-rotated') rotateKeys()
          return provider.interactionResult(
            request.raw,
            reply.raw,
            answer === 'denied'
              ? { error: 'access_denied' }
              : {
                  login: { accountId: toAccountId({ person, answer }), remember: false },
                  consent: {},
                  select_account: {},
                },
          )
        },
      })
    },
  })
}

/**
 * Removes the provider's session cookie. With a session, a person who comes back as somebody else, or chooses another answer, would
 * first be asked to sign out, on a page whose script our CSP blocks; and a second tab would get the first one's session.
 */
function dropSession(cookies = ''): string {
  return cookies
    .split('; ')
    .filter((cookie) => !/^_session(\.[\w.]+)?=/.test(cookie))
    .join('; ')
}

/** Applies the chosen fault to a successful answer. */
async function changeAnswer(
  ctx: KoaContextWithOIDC,
  reply: FastifyReply | undefined,
  context: FakeContext,
  key: SigningKey,
): Promise<void> {
  const answer = readAccountId(ctx.oidc?.account?.accountId)?.answer ?? 'usual'
  const location = ctx.response.get('Location')
  if (ctx.oidc?.route === 'resume' && location) ctx.set('Location', changeReturn(location, answer))
  if (ctx.oidc?.route !== 'token' || ctx.status !== 200) return
  const body = ctx.body as TokenAnswer
  if (body.id_token) body.id_token = await changeIdToken(body.id_token, answer, key)
  if (!serverAnswers.answers.some(({ id }) => id === answer) || !reply) return
  ctx.respond = false
  await sendAnswer(reply, asJson(body), answer, context)
}

interface TokenAnswer {
  id_token?: string
}

function changeReturn(location: string, answer: string): string {
  const url = new URL(location)
  const state = url.searchParams.get('state')
  if (answer === 'wrong-state' && state !== null) url.searchParams.set('state', forgeState(state))
  if (answer === 'no-state') url.searchParams.delete('state')
  if (answer === 'no-code') url.searchParams.delete('code')
  return url.href
}
