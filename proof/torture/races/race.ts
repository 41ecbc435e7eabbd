import type { RequestSpec, Reply } from '../../send-request.ts'
import type { Product } from '../../product.ts'

/** Two processes on one database, addressed in turn. */
export interface RaceContext {
  readonly product: Product
  /** The port of one of the two processes. */
  readonly port: number
  readonly round: number
}

/** One round of a race. */
export interface RaceRound {
  readonly requests: readonly RequestSpec[]
  /** A query that counts what the database contains afterwards. */
  readonly counts: string
  readonly values: readonly unknown[]
  readonly expected: Readonly<Record<string, number>>
}

export interface Race {
  readonly name: string
  /** How many of the concurrent requests may succeed. */
  readonly winners: 'one' | 'all'
  readonly isSuccess?: (reply: Reply) => boolean
  prepare(context: RaceContext): Promise<RaceRound>
}

export const runnerCount = 50

/** One item for each concurrent request. */
export const forEachRunner = <Value>(create: (index: number) => Value): Value[] =>
  Array.from({ length: runnerCount }, (_, index) => create(index))
