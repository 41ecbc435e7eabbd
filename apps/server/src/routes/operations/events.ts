import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { readAddress } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'

export function events(app: FastifyInstance, { config, limits, log }: Context): void {
  route(app, 'events', async (request) => {
    if (!config.analytics.isLogged) throw new ApiError('not_found')
    await limits.consumeEvents(readAddress(request))
    // Logged without address and session: a line records what happens in forms, but not who did it.
    for (const event of request.body.events) log.info({ analytics: event }, 'analytics event')
    return {}
  })
}
