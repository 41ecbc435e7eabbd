import type { FastifyInstance } from 'fastify'

/** A fake of one outside service. Each has a folder in this app, and a line in the list of `sandbox.ts`. */
export interface Fake {
  readonly title: string
  /** What the fake imitates, in one sentence. */
  readonly summary: string
  /** The path of its page in the sandbox. */
  readonly path: string
  readonly register: (app: FastifyInstance) => void
}
