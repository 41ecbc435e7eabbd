import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { readAddress } from '../../../http/guards/caller.ts'
import { route } from '../../../http/route.ts'
import { findRecoveryLink } from '../../../accounts/recovery/recovery-links.ts'

export function recoveryCheck(app: FastifyInstance, { database, limits }: Context): void {
  route(app, 'recoveryCheck', async (request) => {
    const link = await findRecoveryLink(database.drizzle, request.body.token)
    if (link === null) {
      await limits.consumeWrongLink(readAddress(request))
      return { isOpen: false }
    }
    return { isOpen: true, ...(link.accountName !== null && { accountName: link.accountName }) }
  })
}
