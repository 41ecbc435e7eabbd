// Races on a Citus, one of its workers killed, and what it costs beside one PostgreSQL.
import type { Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import { runRaces } from '../races/races.ts'
import { compareWithOne } from './compare.ts'
import { queryCopies, runOn, startCitus, type Citus } from './start-citus.ts'
import { runDeadWorker } from './dead-worker.ts'

/** @param races how often each is run @param rounds how often a worker is killed @param name what the names of the races have in common; if there is one, nothing else is run */
export async function runCitus(
  product: Product,
  races: number,
  rounds: number,
  name: string,
): Promise<Row[]> {
  const citus = await startCitus(2)
  try {
    const onCitus = placeOn(product, citus)
    const raced = (await runRaces(onCitus, races, name)).map((row) => ({
      ...row,
      name: `Citus, two workers: ${row.name}`,
    }))
    if (name !== '') return raced
    return [...raced, await runDeadWorker(onCitus, citus, rounds), ...(await compareWithOne(product))]
  } finally {
    await citus.stop()
  }
}

function placeOn(product: Product, { url }: Citus): Product {
  return {
    ...product,
    // Fifty at once share ten connections, and three databases the cores of one machine.
    start: (changes) => product.start({ DATABASE_URL: url, DATABASE_CONNECT_TIMEOUT: '10', ...changes }),
    query: (text, values) =>
      /^\s*(select|with)\b/.test(text) ? queryCopies(url, text, values) : runOn(url, text, values),
  }
}
