import type { FastifyInstance } from 'fastify'

/** A fake of one outside service: a folder of this app, and a line in the list of `sandbox.ts`. */
export interface Fake {
  readonly title: string
  /** What it imitates, in one sentence. */
  readonly summary: string
  /** Its page, relative to the sandbox. */
  readonly path: string
  readonly register: (app: FastifyInstance) => void
}
