import type { FastifyInstance } from 'fastify'
import { listCodes } from '../../accounts/codes/list-codes.ts'
import { findUser } from '../../http/auth/find-user.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'

export function pendingCodes(app: FastifyInstance, context: Context): void {
  const { codeCookie, config, database } = context

  route(app, 'pendingCodes', async (request) => {
    const secret = codeCookie.read(request)
    if (secret === undefined) return { pending: [] }
    const current = await findUser(context, request)
    const codes = await listCodes(database.drizzle, {
      secret,
      sessionId: current?.sessionId,
      resendSeconds: config.limits.messagesPerAccountAndAddress.seconds,
    })
    const pending = codes.map(({ purpose, kind, given, resendAt, expiresAt }) => ({
      purpose,
      kind,
      to: given,
      resendAt: resendAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
    return { pending }
  })
}
