import type { Question, Reply } from '../ask.ts'
import type { Product } from '../product.ts'

/** Where a race is run: two processes on one database, asked in turn. */
export interface Track {
  readonly product: Product
  /** Any of the processes. */
  readonly port: number
  readonly round: number
}

/** One round of it. */
export interface Heat {
  readonly questions: readonly Question[]
  /** What the database holds afterwards, under names of its own, and what it should. */
  readonly counts: string
  readonly values: readonly unknown[]
  readonly expected: Readonly<Record<string, number>>
}

export interface Race {
  readonly name: string
  /** How many of them succeed. */
  readonly winners: 'one' | 'all'
  readonly isSuccess?: (reply: Reply) => boolean
  prepare(track: Track): Promise<Heat>
}

export const runners = 50
