import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'

/** In production it is closed until a token is set: it tells how much goes on here. */
export function metrics(app: FastifyInstance, { config, metrics }: Context): void {
  route(
    app,
    'metrics',
    async (request, reply) => {
      const { metricsToken, isProduction } = config
      if (metricsToken === null && isProduction) throw new Refusal('not_found')
      if (metricsToken !== null && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
        throw new Refusal('unauthenticated')
      }
      const { contentType, text } = await metrics.print()
      reply.type(contentType).send(text)
    },
    { isRoutine: true },
  )
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
