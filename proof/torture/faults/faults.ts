// Failures around the server: its process, its database, its clock.
import process from 'node:process'
import type { Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import {
  crashed,
  databaseDown,
  databaseDownForMany,
  outOfConnections,
  primaryKilled,
  restarted,
  slowDatabase,
} from './database-faults.ts'
import { crashedAtCodes, killedAtCodes } from './code-faults.ts'
import { diskFull, halfOpen, readOnly, silentDatabase } from './database-states.ts'
import { killed, killedAfterCommit, shiftedClock } from './process-faults.ts'
import { repeatAll, type Fault } from '../races/repeat.ts'

const longRowFactor = 5

export interface FaultOptions {
  readonly rounds: number
  /** The length of the long outage. 0: leave it out. */
  readonly downSeconds: number
  /** Only faults whose names contain this. Empty: all. */
  readonly nameFilter: string
  readonly excluded?: readonly (Fault | undefined)[]
}

export async function runFaults(product: Product, options: FaultOptions): Promise<Row[]> {
  const { rounds, downSeconds, nameFilter, excluded = [] } = options
  const isSelected = (fault: Fault) => fault.name.includes(nameFilter) && !excluded.includes(fault)
  if (diskFull === undefined)
    process.stderr.write('disk of the database full: skipped, since only root can mount one\n')
  const allFaults = [
    killed,
    killedAfterCommit,
    killedAtCodes,
    primaryKilled,
    crashed,
    crashedAtCodes,
    restarted,
    halfOpen,
    silentDatabase,
    readOnly,
    ...(diskFull === undefined ? [] : [diskFull]),
    databaseDown(2),
    slowDatabase,
    outOfConnections,
    shiftedClock,
  ]
  const rows = await repeatAll(product, allFaults.filter(isSelected), rounds)
  const long = [databaseDownForMany(downSeconds, longRowFactor)].filter(
    (fault) => downSeconds > 0 && isSelected(fault),
  )
  const longRows = await repeatAll(product, long, Math.ceil(rounds / longRowFactor))
  return [...rows, ...longRows.map((row) => ({ ...row, runs: row.runs * longRowFactor }))]
}

/** Kills a server with the embedded database: what was acknowledged must be in its files. */
export function runKilledEmbedded(product: Product, rounds: number): Promise<Row[]> {
  return repeatAll(
    product,
    [{ ...killed, name: 'embedded database killed (-9) while people sign up and in' }],
    rounds,
  )
}
