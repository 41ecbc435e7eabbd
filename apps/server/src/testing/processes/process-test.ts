import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import type { Environment } from '../../settings/environment.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

interface Fixtures {
  /** On PostgreSQL, the database that the processes share; `null`: each has an embedded database in its folder. */
  own: TestDatabase | null
  /** A prepared embedded database, as left by a server process; `null`: on PostgreSQL. */
  madeData: string | null
  /** A folder that is deleted after the test. It contains `data`, an embedded database without rows; on PostgreSQL it is empty. */
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
  madeData: [
    async ({ own }, use) => {
      if (own !== null) return use(null)
      const folder = await makeFolder()
      const server = startServerProcess({ DATA_DIR: join(folder, 'data') })
      await server.ready()
      server.child.kill('SIGTERM')
      await server.ended()
      await use(join(folder, 'data'))
      await remove(folder)
    },
    { scope: 'worker' },
  ],
  async folder({ madeData }, use) {
    const folder = await makeFolder()
    // Copied, because creating the tables takes longer than the rest of a start.
    if (madeData !== null) await cp(madeData, join(folder, 'data'), { recursive: true })
    await use(folder)
    await remove(folder)
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

const makeFolder = () => mkdtemp(join(tmpdir(), 'foyer-main-'))
const remove = (folder: string) => rm(folder, { recursive: true, force: true })
