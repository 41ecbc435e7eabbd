import process from 'node:process'
import { startPostgres } from './start-postgres.ts'

/** Starts a PostgreSQL before the tests, and sets TEST_DATABASE_URL. If that is set already, uses that database. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const postgres = await startPostgres()
  process.env['TEST_DATABASE_URL'] = postgres.url
  return async () => {
    delete process.env['TEST_DATABASE_URL']
    await postgres.stop()
  }
}
