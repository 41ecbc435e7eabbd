import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import type { PostgresPrograms } from './find-postgres.ts'

/** Settings for a single node. Few shards, because each table of each test database has them. */
export const citusSettings = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: 300,
  'citus.shard_count': 4,
  'citus.node_conninfo': 'sslmode=disable',
} as const

const debian = '/usr/lib/postgresql'

/**
 * Finds a PostgreSQL with Citus installed: that of CITUS_PG_BIN, or else Debian's.
 * @throws Error that says how to get one
 */
export function findCitus(): PostgresPrograms {
  const named = process.env['CITUS_PG_BIN']
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const bins = named === undefined ? versions.map((version) => join(debian, version, 'bin')) : [named]
  const bin = bins.find(hasCitus)
  if (bin !== undefined) return { bin, home: dirname(bin) }
  throw new Error(
    `No PostgreSQL with Citus${named === undefined ? '' : ` in CITUS_PG_BIN (${named})`}. docs/clusters/citus.md says how to build it; ` +
      'CITUS_PG_BIN names the folder of its programs.',
  )
}

/** Is Citus' library installed with these programs, wherever the system keeps it? */
function hasCitus(bin: string): boolean {
  try {
    const places = ['--pkglibdir', '--libdir'].map((option) =>
      execFileSync(join(bin, 'pg_config'), [option], { encoding: 'utf8' }).trim(),
    )
    return places.some((place) => existsSync(join(place, 'citus.so')))
  } catch {
    return false
  }
}
