import type { FastifyInstance } from 'fastify'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Context } from '../../context.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { describeCaller } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { endPendingSignIn } from '../../accounts/factors/pending-sign-ins.ts'
import { endSession } from '../../accounts/sessions/start-session.ts'

export function logout(app: FastifyInstance, context: Context): void {
  const { database, pendingCookie, proofCookie, sessionCookie } = context

  route(app, 'logout', async (request, reply) => {
    const token = sessionCookie.read(request)
    if (token !== undefined) {
      await runTransaction(database.drizzle, async (transaction) => {
        const userId = await endSession(transaction, token)
        if (userId === undefined) return
        await recordEvent(transaction, { event: 'logout', userId, caller: describeCaller(request) })
      })
    }
    await endPendingSignIn(database.drizzle, pendingCookie.read(request))
    sessionCookie.clear(reply)
    proofCookie.clear(reply)
    pendingCookie.clear(reply)
  })
}
