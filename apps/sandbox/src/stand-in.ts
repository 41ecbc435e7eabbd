import type { FastifyInstance } from 'fastify'

/** One piece of the outside world: a folder of this app, and a line in the list of `sandbox.ts`. */
export interface StandIn {
  readonly title: string
  /** What it stands in for, in one sentence. */
  readonly summary: string
  /** Its page, relative to the sandbox. */
  readonly path: string
  readonly register: (app: FastifyInstance) => void
}
