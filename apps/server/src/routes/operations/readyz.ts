import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { canWrite } from '../../database/can-write.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'

export function readyz(app: FastifyInstance, { database, stopping }: Context): void {
  route(
    app,
    'readyz',
    async () => {
      // Not ready while stopping, so that proxies send requests elsewhere before the listener is closed.
      if (stopping.aborted || !(await canWrite(database))) throw new ApiError('unavailable')
      return { status: 'ok' }
    },
    { isRoutine: true },
  )
}
