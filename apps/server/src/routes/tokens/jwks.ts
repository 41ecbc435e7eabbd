import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'

const cacheSeconds = 300

export function jwks(app: FastifyInstance, { tokens }: Context): void {
  route(
    app,
    'jwks',
    async (_request, reply) => {
      const keys = [...(await tokens.listPublicKeys())]
      // An empty list must not be cached, because the first key signs at once.
      if (keys.length > 0) reply.header('cache-control', `public, max-age=${cacheSeconds}`)
      return { keys }
    },
    { isRoutine: true },
  )
}
