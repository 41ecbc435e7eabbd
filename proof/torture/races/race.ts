import type { Question, Reply } from '../../ask.ts'
import type { Product } from '../../product.ts'

/** Two processes on one database, addressed in turn. */
export interface Track {
  readonly product: Product
  /** The port of one of the two processes. */
  readonly port: number
  readonly round: number
}

/** One round of a race. */
export interface Heat {
  readonly questions: readonly Question[]
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
  prepare(track: Track): Promise<Heat>
}

export const runners = 50

/** One item for each concurrent request. */
export const many = <Value>(make: (index: number) => Value): Value[] =>
  Array.from({ length: runners }, (_, index) => make(index))
