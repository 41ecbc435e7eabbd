// Starts a Citus on this machine: a coordinator and its workers, with Foyer's tables distributed.
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { openDatabase } from '../../../apps/server/src/database/open-database.ts'
import { citusSettings, findCitus } from '../../../apps/server/src/testing/postgres/find-citus.ts'
import {
  startPostgres,
  type RunningPostgres,
} from '../../../apps/server/src/testing/postgres/start-postgres.ts'

export interface Citus {
  readonly coordinator: RunningPostgres
  readonly workers: readonly RunningPostgres[]
  stop(): Promise<void>
}

const settings = {
  ...citusSettings,
  // Divisible by one, two and four workers.
  'citus.shard_count': 8,
  // In ms: how soon prepared transactions of a crashed machine are resolved, and how soon a dead machine is given up.
  'citus.recover_2pc_interval': 1_000,
  'citus.node_connection_timeout': 2_000,
}

const script = new URL('../../../deploy/citus/distribute.sql', import.meta.url)

/** @throws Error that says how to build Citus where there is none */
export async function startCitus(count: number): Promise<Citus> {
  const programs = findCitus()
  const start = () => startPostgres({ isDurable: true, programs, settings })
  const [coordinator, ...workers] = await Promise.all([start(), ...Array.from({ length: count }, start)])
  const stop = async () => {
    await Promise.all([coordinator, ...workers].map((node) => node.stop()))
  }
  try {
    for (const { url } of [coordinator, ...workers]) await runOn(url, 'create extension citus')
    const { hostname, port } = new URL(coordinator.url)
    await runOn(coordinator.url, `select citus_set_coordinator_host('${hostname}', ${port})`)
    for (const { url } of workers) {
      const worker = new URL(url)
      await runOn(coordinator.url, `select citus_add_node('${worker.hostname}', ${worker.port})`)
    }
    const database = await openDatabase({ databaseUrl: coordinator.url, dataDir: null, poolSize: 1 })
    await database.runScript(await readFile(script, 'utf8'))
    await database.close()
    return { coordinator, workers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export async function runOn<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // The server may stop while this client is connected.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Runs a counting query with arbitrary joins, on copies of the tables: Citus itself joins only tables distributed by the same column. */
export async function queryCopies<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select logicalrelid::text as name from pg_dist_partition join pg_class on oid = logicalrelid where not relispartition`,
    )
    // PostgreSQL prefers a temporary table to another table of the same name.
    for (const { name } of tables)
      if (new RegExp(String.raw`\b${name}\b`).test(text))
        await client.query(`create temporary table ${name} as select * from public.${name}`)
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
