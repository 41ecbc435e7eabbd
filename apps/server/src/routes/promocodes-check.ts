import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { describeCaller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { findPromocode } from '../promocodes/find-promocode.ts'
import { readLocale, sayCode } from '../refusals/words.ts'
import { findUser } from '../sessions/find-user.ts'

export function promocodesCheck(app: FastifyInstance, context: Context): void {
  const { database, limits } = context

  route(app, 'promocodesCheck', async (request) => {
    await limits.consumePromocode(describeCaller(request).address)
    const { code, kind, currency } = request.body
    const current = await findUser(context, request)
    const userId = current?.user.id ?? null
    const found = await findPromocode(database.drizzle, { code, kind, currency, userId })
    if (!('problem' in found)) return { isValid: true }
    return { isValid: false, message: sayCode(readLocale(request), found.problem) }
  })
}
