import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerGroup } from '../answers.ts'
import { handleConsent, sendRefusal, toText, type Choice, type Texts } from '../consent/consent.ts'
import { telegramBot } from '../credentials.ts'
import { forgeState } from '../forge-state.ts'
import { registerOAuth2 } from '../oauth2/fake.ts'
import { isReturnTarget, readOrigin } from '../redirect-target.ts'
import type { FakeContext } from '../fake-context.ts'
import { createKeys, createTelegramDialect } from './dialect.ts'
import { forgeFields, type WidgetFields } from './widget.ts'

const title = 'Telegram'

const groups: readonly AnswerGroup[] = [
  {
    title: 'On the way back',
    answers: [
      { id: 'denied', title: 'Denied' },
      { id: 'in-query', title: 'In the query' },
      { id: 'flat', title: 'As flat fields' },
      { id: 'wrong-state', title: 'Wrong state' },
      { id: 'no-state', title: 'No state' },
      { id: 'garbage', title: 'Garbage' },
    ],
  },
  {
    title: 'Forged',
    answers: [
      { id: 'wrong-hash', title: 'Wrong hash' },
      { id: 'no-hash', title: 'No hash' },
      { id: 'other-bot', title: 'Hash of another bot' },
      { id: 'old-date', title: 'Old auth_date' },
      { id: 'future-date', title: 'Future auth_date' },
      { id: 'changed-field', title: 'Changed id' },
      { id: 'extra-field', title: 'Extra field' },
      { id: 'used-hash', title: 'Used hash: the one before' },
    ],
  },
]

/** Both of Telegram's sign-ins: they share an address, and are distinguished by their parameters. */
export function registerTelegram(app: FastifyInstance, context: FakeContext): void {
  const keys = createKeys()
  const handleOpenId = registerOAuth2(app, createTelegramDialect(keys), context)
  let previousFields: WidgetFields | null = null

  const handleWidget = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = toText(request.query)
    const fault = findFault(fields)
    if (fault) return sendRefusal(reply, title, fault)
    const returnTo = fields['return_to'] ?? ''
    return handleConsent(request, reply, {
      provider: title,
      returnTo,
      groups,
      decide: ({ answer, person }) => {
        const now = Math.floor(context.now() / 1000)
        const forgedFields = forgeFields(answer, person, now, previousFields)
        previousFields = forgedFields
        return createRedirect(returnTo, { answer, person }, forgedFields)
      },
    })
  }

  app.route({
    method: ['GET', 'POST'],
    url: '/social/telegram/auth',
    handler: (request, reply) =>
      toText(request.query)['bot_id'] === undefined
        ? handleOpenId(request, reply)
        : handleWidget(request, reply),
  })

  app.get('/social/telegram/.well-known/openid-configuration', (request, reply) => {
    const issuer = `${readOrigin(request.host) ?? ''}/social/telegram`
    return reply.send({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'ES256', 'EdDSA', 'ES256K'],
      scopes_supported: ['openid', 'profile', 'phone', 'telegram:bot_access'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      claims_supported: [
        'sub',
        'iss',
        'aud',
        'exp',
        'iat',
        'name',
        'preferred_username',
        'picture',
        'phone_number',
      ],
    })
  })

  app.get('/social/telegram/.well-known/jwks.json', (_request, reply) => reply.send({ keys: keys.list() }))
}

function findFault(fields: Texts): string | null {
  const returnTo = fields['return_to'] ?? ''
  if (fields['bot_id'] !== telegramBot.id) return `bot_id is not ${telegramBot.id}.`
  if (!isReturnTarget(returnTo, 'telegram'))
    return "return_to is not http://localhost:<port>/oauth/telegram, nor another of Foyer's on this machine."
  return fields['origin'] === new URL(returnTo).origin ? null : 'origin is not that of return_to.'
}

function createRedirect(returnTo: string, { answer }: Choice, fields: WidgetFields): string {
  const url = new URL(returnTo)
  const state = url.searchParams.get('state')
  if (answer === 'wrong-state' && state !== null) url.searchParams.set('state', forgeState(state))
  if (answer === 'no-state') url.searchParams.delete('state')
  const result = Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url')
  if (answer === 'flat')
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  else if (answer === 'in-query') url.searchParams.set('tgAuthResult', result)
  // Telegram reports a denial by this one word.
  else if (answer === 'denied') url.hash = 'tgAuthResult=false'
  else url.hash = `tgAuthResult=${answer === 'garbage' ? 'bm90IEpTT04' : result}`
  return url.href
}
