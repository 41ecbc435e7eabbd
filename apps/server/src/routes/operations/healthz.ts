import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'

export function healthz(app: FastifyInstance): void {
  route(app, 'healthz', async () => ({ status: 'ok' }), { isRoutine: true })
}
