// Repeats a fault, and checks the stored data after each round.
import process from 'node:process'
import { routes } from '@foyer/core/wire'
import { sendRequest, type Reply } from '../../send-request.ts'
import type { Product, Server } from '../../product.ts'
import { quantile, type Row } from '../../report.ts'
import { isSignInAccepted } from './crowd.ts'
import { countInconsistencies } from '../count-inconsistencies.ts'
import { waitFor } from '../wait-for.ts'

/** The result of one round. */
export interface Outcome {
  readonly faults: string[]
  /** A duration in ms, for the report. */
  readonly duration: number
}

export interface Fault {
  readonly name: string
  /** What the duration measures. */
  readonly measures: string
  readonly run: (product: Product, round: number) => Promise<Outcome>
}

export const untilAnswering = 'until it answered again'

export async function repeatAll(product: Product, faults: readonly Fault[], rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const fault of faults) {
    const row = await repeatFault(product, fault, rounds)
    process.stderr.write(`${row.name}: ${row.result}, ${row.faults.length} faults\n`)
    for (const each of row.faults) process.stderr.write(`  ${each}\n`)
    rows.push(row)
  }
  return rows
}

async function repeatFault(product: Product, { name, measures, run }: Fault, rounds: number): Promise<Row> {
  const faults: string[] = []
  const durations: number[] = []
  for (let round = 0; round < rounds; round++) {
    const outcome = await run(product, round).catch(describeCrash)
    if (!Number.isNaN(outcome.duration)) durations.push(outcome.duration)
    const inconsistencies = product.postgres === null ? [] : await countInconsistencies(product)
    faults.push(...[...outcome.faults, ...inconsistencies].map((each) => `round ${round}: ${each}`))
  }
  const [median, max] = [0.5, 1].map((part) => quantile(durations, part).toFixed(0))
  return { name, runs: rounds, result: `${measures}: ${median} ms in the median, ${max} at most`, faults }
}

/** A round that does not finish is a fault; the other rounds still run. */
function describeCrash(error: unknown): Outcome {
  return {
    faults: [`came to no end: ${error instanceof Error ? error.message : String(error)}`],
    duration: NaN,
  }
}

/** Judges an answer. While the database is unavailable, an error must have Retry-After. */
export function checkReply(reply: Reply | null, isUnavailable = false): string[] {
  if (reply === null) return ['the connection broke']
  if (isSignInAccepted(reply) && !isUnavailable) return []
  if (reply.status !== 503) return [`answered ${reply.status}: ${reply.text}`]
  return Number(reply.headers['retry-after']) > 0 ? [] : ['a 503 without Retry-After']
}

/** @returns how long it took, in ms */
export async function waitUntilReady(server: Server): Promise<number> {
  const startedAt = performance.now()
  await waitFor('ready again', async () => ((await isReady(server)) ? true : undefined))
  return performance.now() - startedAt
}

export async function isReady({ port }: Server): Promise<boolean> {
  const reply = await sendRequest(port, routes.readyz).catch(() => undefined)
  return reply?.status === 200
}
