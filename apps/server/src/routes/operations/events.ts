import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { HttpError } from '../../http/errors/http-error.ts'

export function events(app: FastifyInstance, { config, limits, log }: Context): void {
  route(app, 'events', async ({ body, ip }) => {
    if (!config.analytics.isLogged) throw new HttpError('not_found')
    await limits.consumeEvents(ip)
    // Logged without address and session: a line records what happens in forms, and not who did it.
    for (const event of body.events) log.info({ analytics: event }, 'analytics event')
    return {}
  })
}
