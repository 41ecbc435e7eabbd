// Repeats a fault, and checks the stored data after each round.
import process from 'node:process'
import { routes } from '@foyer/core/wire'
import { ask, type Reply } from '../../ask.ts'
import type { Product, Server } from '../../product.ts'
import { quantile, type Row } from '../../report.ts'
import { isIn } from './crowd.ts'
import { countStrays } from '../strays.ts'
import { until } from '../until.ts'

/** The result of one round. */
export interface Outcome {
  readonly faults: string[]
  /** A duration in ms, for the report. */
  readonly took: number
}

export interface Fault {
  readonly name: string
  /** What the duration measures. */
  readonly took: string
  readonly run: (product: Product, round: number) => Promise<Outcome>
}

export const untilBack = 'until it answered again'

export async function repeatAll(product: Product, faults: readonly Fault[], rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const fault of faults) {
    const row = await repeat(product, fault, rounds)
    process.stderr.write(`${row.name}: ${row.result}, ${row.faults.length} faults\n`)
    for (const each of row.faults) process.stderr.write(`  ${each}\n`)
    rows.push(row)
  }
  return rows
}

async function repeat(product: Product, { name, took, run }: Fault, rounds: number): Promise<Row> {
  const faults: string[] = []
  const durations: number[] = []
  for (let round = 0; round < rounds; round++) {
    const outcome = await run(product, round).catch(describeEnd)
    if (!Number.isNaN(outcome.took)) durations.push(outcome.took)
    const strays = product.postgres === null ? [] : await countStrays(product)
    faults.push(...[...outcome.faults, ...strays].map((each) => `round ${round}: ${each}`))
  }
  const [half, most] = [0.5, 1].map((part) => quantile(durations, part).toFixed(0))
  return { name, runs: rounds, result: `${took}: ${half} ms in the median, ${most} at most`, faults }
}

/** A round that does not finish is a fault; the other rounds still run. */
function describeEnd(error: unknown): Outcome {
  return { faults: [`came to no end: ${error instanceof Error ? error.message : String(error)}`], took: NaN }
}

/** Judges an answer. While the database is unavailable, an error must have Retry-After. */
export function judge(reply: Reply | null, isAway = false): string[] {
  if (reply === null) return ['the connection broke']
  if (isIn(reply) && !isAway) return []
  if (reply.status !== 503) return [`answered ${reply.status}: ${reply.text}`]
  return Number(reply.headers['retry-after']) > 0 ? [] : ['a 503 without Retry-After']
}

/** @returns how long it took, in ms */
export async function waitUntilReady(server: Server): Promise<number> {
  const startedAt = performance.now()
  await until('ready again', async () => ((await isReady(server)) ? true : undefined))
  return performance.now() - startedAt
}

export async function isReady({ port }: Server): Promise<boolean> {
  const reply = await ask(port, routes.readyz).catch(() => undefined)
  return reply?.status === 200
}
