// Failures around the server: its process, its database, its clock.
import process from 'node:process'
import type { Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import {
  crashed,
  gone,
  goneForMany,
  outOfConnections,
  primaryKilled,
  restarted,
  slow,
} from './database-faults.ts'
import { crashedAtCodes, killedAtCodes } from './code-faults.ts'
import { diskFull, halfOpen, readOnly, silent } from './database-states.ts'
import { killed, killedAfterCommit, shiftedClock } from './process-faults.ts'
import { repeatAll, type Fault } from '../races/repeat.ts'

const side = 5

export interface FaultOptions {
  readonly rounds: number
  /** The length of the long outage. 0: leave it out. */
  readonly downSeconds: number
  /** Only faults whose names contain this. Empty: all. */
  readonly named: string
  readonly without?: readonly (Fault | undefined)[]
}

export async function runFaults(product: Product, options: FaultOptions): Promise<Row[]> {
  const { rounds, downSeconds, named, without = [] } = options
  const isWanted = (fault: Fault) => fault.name.includes(named) && !without.includes(fault)
  if (diskFull === undefined)
    process.stderr.write('disk of the database full: skipped, since only root can mount one\n')
  const all = [
    killed,
    killedAfterCommit,
    killedAtCodes,
    primaryKilled,
    crashed,
    crashedAtCodes,
    restarted,
    halfOpen,
    silent,
    readOnly,
    ...(diskFull === undefined ? [] : [diskFull]),
    gone(2),
    slow,
    outOfConnections,
    shiftedClock,
  ]
  const rows = await repeatAll(product, all.filter(isWanted), rounds)
  const long = [goneForMany(downSeconds, side)].filter((fault) => downSeconds > 0 && isWanted(fault))
  const longRows = await repeatAll(product, long, Math.ceil(rounds / side))
  return [...rows, ...longRows.map((row) => ({ ...row, runs: row.runs * side }))]
}

/** Kills a server with the embedded database: what was acknowledged must be in its files. */
export function runKilledEmbedded(product: Product, rounds: number): Promise<Row[]> {
  return repeatAll(
    product,
    [{ ...killed, name: 'embedded database killed (-9) while people sign up and in' }],
    rounds,
  )
}
