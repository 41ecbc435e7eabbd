import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'

/** No provider can be configured yet, so none is. */
export function socialConfigs(app: FastifyInstance): void {
  route(app, 'socialConfigs', async () => ({ socialConfigs: [] }))
}
