import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'

export function events(app: FastifyInstance, { config, limits, log }: Context): void {
  route(app, 'events', async ({ body, ip }) => {
    if (!config.analytics.isLogged) throw new Refusal('not_found')
    await limits.consumeEvents(ip)
    // Neither an address nor a session beside it: a line says what happens in forms, not who does it.
    for (const event of body.events) log.info({ analytics: event }, 'analytics event')
    return {}
  })
}
