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
  const configuredBin = process.env['CITUS_PG_BIN']
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const bins =
    configuredBin === undefined ? versions.map((version) => join(debian, version, 'bin')) : [configuredBin]
  const bin = bins.find(hasCitus)
  if (bin !== undefined) return { bin, home: dirname(bin) }
  throw new Error(
    `No PostgreSQL with Citus${configuredBin === undefined ? '' : ` in CITUS_PG_BIN (${configuredBin})`}. docs/clusters/citus.md says how to build it; ` +
      'CITUS_PG_BIN names the folder of its programs.',
  )
}

/** Is Citus' library installed with these programs, wherever the system keeps it? */
function hasCitus(bin: string): boolean {
  try {
    const folders = ['--pkglibdir', '--libdir'].map((option) =>
      execFileSync(join(bin, 'pg_config'), [option], { encoding: 'utf8' }).trim(),
    )
    return folders.some((folder) => existsSync(join(folder, 'citus.so')))
  } catch {
    return false
  }
}
