import type { EnvironmentReader } from '../settings/environment.ts'
import { readPostgresUrl } from '../settings/values/postgres-url.ts'
import { databaseDefaults as defaults, type DatabaseConfig } from './database.ts'

interface DatabaseSettings {
  readonly isProduction: boolean
  readonly dataDir: string
}

/**
 * In production an embedded database must be requested explicitly. Otherwise a forgotten DATABASE_URL would start an
 * empty one.
 */
export function readDatabaseConfig(
  read: EnvironmentReader,
  { isProduction, dataDir }: DatabaseSettings,
): DatabaseConfig {
  const databaseUrl = readPostgresUrl(read, 'DATABASE_URL')
  const isEmbedded = read.matching('DATABASE', 'embedded', (text) => text === 'embedded') !== null
  if (isEmbedded && databaseUrl !== null)
    read.addProblem('DATABASE: embedded contradicts DATABASE_URL. Unset one of them.')
  if (isProduction && !isEmbedded && !read.isSet('DATABASE_URL'))
    read.addProblem(
      'DATABASE_URL: not set in production. Name a PostgreSQL, or set DATABASE=embedded to keep the data of one process in DATA_DIR.',
    )
  return {
    databaseUrl,
    dataDir,
    poolSize: read.integer('DATABASE_POOL_SIZE', defaults.poolSize, { min: 1, max: 1_000 }),
    connectionLifeSeconds: read.integer('DATABASE_CONNECTION_LIFE', defaults.connectionLifeSeconds, {
      min: 0,
      max: 86_400,
    }),
    connectSeconds: read.integer('DATABASE_CONNECT_TIMEOUT', defaults.connectSeconds, { min: 1, max: 60 }),
    statementSeconds: read.integer('DATABASE_STATEMENT_TIMEOUT', defaults.statementSeconds, {
      min: 1,
      max: 3_600,
    }),
    checkAfterMilliseconds: read.integer('DATABASE_CHECK_AFTER', defaults.checkAfterMilliseconds, {
      min: 100,
      max: 60_000,
    }),
    isPrepared: read.flag('DATABASE_PREPARED', defaults.isPrepared),
    migrates: read.flag('MIGRATE', true),
  }
}
