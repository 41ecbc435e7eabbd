import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import type { Environment } from '../../start/environment.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

interface Fixtures {
  /** On PostgreSQL, the database that the processes share; `null`: each has an embedded database in its folder. */
  own: TestDatabase | null
  /** An empty folder, which is deleted after the test. */
  folder: string
  /** Starts a process with its data in `folder`. It is killed after the test. */
  start: (environment?: Environment) => ServerProcess
}

/** A test that can start the server as separate processes. */
export const processTest = test.extend<Fixtures>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const own = process.env['TEST_DATABASE_URL'] === undefined ? null : await openTestDatabase()
      await use(own)
      await own?.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  async folder({}, use) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-main-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  async start({ folder, own }, use) {
    await own?.empty()
    const processes: ServerProcess[] = []
    await use((environment = {}) => {
      const server = startServerProcess({
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: own?.url ?? undefined,
        ...environment,
      })
      processes.push(server)
      return server
    })
    for (const { child } of processes) child.kill('SIGKILL')
    await Promise.all(processes.map(({ ended }) => ended()))
  },
})
