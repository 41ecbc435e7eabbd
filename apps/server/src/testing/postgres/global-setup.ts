import process from 'node:process'
import { citusSettings, findCitus } from './find-citus.ts'
import { startPostgres } from './start-postgres.ts'

/**
 * Starts a PostgreSQL before the tests, and sets TEST_DATABASE_URL. If that is already set, the tests use that database. With TEST_CITUS
 * it is a Citus of one node.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const isCitus = process.env['TEST_CITUS'] !== undefined
  const postgres = await startPostgres(isCitus ? { programs: findCitus(), settings: citusSettings } : {})
  process.env['TEST_DATABASE_URL'] = postgres.url
  return async () => {
    delete process.env['TEST_DATABASE_URL']
    await postgres.stop()
  }
}
