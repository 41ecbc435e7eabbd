// Runs races and faults on a Citus, and kills one of its workers.
import type { Environment, Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import { diskFull } from '../faults/database-states.ts'
import { runFaults, type FaultOptions } from '../faults/faults.ts'
import { runRaces } from '../races/races.ts'
import { queryCopies, runOn, startCitus, type Citus } from './start-citus.ts'
import { runDeadWorker } from './dead-worker.ts'

/** A longer time-out, because fifty concurrent requests share ten connections, and three databases the cores of one machine. */
const slowConnectEnvironment: Environment = { DATABASE_CONNECT_TIMEOUT: '10' }

/** @param races how often each race is run @param name only races whose names contain this; empty: all */
export function runCitusRaces(product: Product, races: number, name: string): Promise<Row[]> {
  return onCitus(product, (citusProduct) => runRaces(citusProduct, races, name), slowConnectEnvironment)
}

/**
 * Runs the faults that are made for a single PostgreSQL, here on the coordinator.
 * @param named only faults whose names contain this; empty: all but the full disk, which requires a single PostgreSQL
 */
export function runCitusFaults(
  product: Product,
  { rounds, downSeconds, nameFilter }: Omit<FaultOptions, 'without'>,
): Promise<Row[]> {
  return onCitus(product, (citusProduct) =>
    runFaults(citusProduct, { rounds, downSeconds, nameFilter, excluded: [diskFull] }),
  )
}

/** @param rounds how often a worker is killed */
export function runCitusDeadWorker(product: Product, rounds: number): Promise<Row[]> {
  return onCitus(
    product,
    async (citusProduct, citus) => [await runDeadWorker(citusProduct, citus, rounds)],
    slowConnectEnvironment,
  )
}

/** Starts a Citus of two workers, and runs something on it. */
async function onCitus(
  product: Product,
  run: (citusProduct: Product, citus: Citus) => Promise<Row[]>,
  environment: Environment = {},
): Promise<Row[]> {
  const citus = await startCitus(2)
  try {
    return await run(connectToCitus(product, citus, environment), citus)
  } finally {
    await citus.stop()
  }
}

function connectToCitus(product: Product, { coordinator }: Citus, environment: Environment): Product {
  const { url } = coordinator
  return {
    ...product,
    postgres: coordinator,
    start: (changes) => product.start({ DATABASE_URL: url, ...environment, ...changes }),
    query: (text, values) =>
      /^\s*(select|with)\b/.test(text) ? queryCopies(url, text, values) : runOn(url, text, values),
  }
}
