import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { describeSession } from '../../accounts/sessions/describe-session.ts'
import { requireUser } from '../../http/auth/require-user.ts'
import { publicOrigin } from '../../config.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import { route } from '../../http/route.ts'

const tokenSeconds = 60

export function token(app: FastifyInstance, context: Context): void {
  const { config, tokens, metrics } = context
  const issuer = publicOrigin(config)
  const audiences = new Set([issuer, ...config.tokens.audiences])
  route(app, 'token', async (request) => {
    const current = await requireUser(context, request)
    if (!tokens.isOn) throw new ApiError('tokens_off')
    const { audience = issuer } = request.body
    if (!audiences.has(audience)) throw new ApiError('audience_unknown')
    const { id, methods, level } = describeSession(current)
    const issuedAt = Math.floor(Date.now() / 1_000)
    const expiresAt = issuedAt + tokenSeconds
    const signed = await tokens.sign({
      iss: issuer,
      aud: audience,
      sub: current.user.id,
      sid: id,
      amr: methods,
      auth_time: Math.floor(current.authenticatedAt.getTime() / 1_000),
      acr: String(level),
      iat: issuedAt,
      exp: expiresAt,
      jti: randomUUID(),
    })
    metrics.countToken()
    return { token: signed, expiresAt: new Date(expiresAt * 1_000).toISOString() }
  })
}
