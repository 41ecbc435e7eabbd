import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendAnswer } from '../send-answer.ts'
import type { FakeContext } from '../fake-context.ts'
import { Tickets } from '../../tickets.ts'
import { authorize } from './authorize.ts'
import type { Dialect, Grant } from './dialect.ts'
import { exchange, readFields } from './exchange.ts'

/** The fault of the profile for each chosen answer. */
const profileFaults: Readonly<Record<string, string>> = {
  'profile-500': 'error-500',
  'profile-garbage': 'garbage',
  'profile-other': 'other-shape',
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Registers a provider under /social/<id>.
 * @returns the handler of its authorization endpoint, for a provider with another protocol at the same address
 */
export function registerOAuth2(app: FastifyInstance, dialect: Dialect, context: FakeContext): Handler {
  const { id, token, profile } = dialect
  const codes = new Tickets<Grant>(context.now)
  const accessTokens = new Tickets<Grant>(context.now)

  const handleAuthorize: Handler = (request, reply) => authorize(dialect, codes, request, reply)

  for (const path of dialect.authorize.paths)
    app.route({ method: ['GET', 'POST'], url: `/social/${id}${path}`, handler: handleAuthorize })

  for (const path of token.paths)
    app.route({
      method: [...(token.methods ?? ['POST'])],
      url: `/social/${id}${path}`,
      handler: (request, reply) => exchange(dialect, codes, accessTokens, request, reply, context),
    })

  for (const path of profile?.paths ?? [])
    app.route({
      method: [...(profile?.methods ?? ['GET'])],
      url: `/social/${id}${path}`,
      handler: (request, reply) => {
        const fields = readFields(request, true)
        const accessToken = profile?.readToken(request, fields)
        const grant = accessTokens.find(accessToken)
        if (!profile || !grant || accessToken === undefined) {
          const { status, type, body } = profile?.createError() ?? {
            status: 404,
            type: 'text/plain',
            body: '',
          }
          return reply.code(status).type(type).send(body)
        }
        const answerId = profileFaults[grant.answer] ?? 'usual'
        return sendAnswer(reply, profile.answer(grant, fields, accessToken), answerId, context)
      },
    })
  return handleAuthorize
}
