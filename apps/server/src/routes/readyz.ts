import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { isAnswering } from '../database/is-answering.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'

export function readyz(app: FastifyInstance, { database }: Context): void {
  route(
    app,
    'readyz',
    async () => {
      if (!(await isAnswering(database))) throw new Refusal('unavailable')
      return { status: 'ok' }
    },
    { isRoutine: true },
  )
}
