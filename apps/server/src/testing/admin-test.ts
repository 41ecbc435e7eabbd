import { runAdmin } from '../operations/admin/run-admin.ts'
import { serverTest, type TestServer } from './server-test.ts'

/** The output of a command, and its exit code. */
interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

interface Fixtures {
  /** A server, and the admin command line on the same database. */
  installation: TestServer & { readonly admin: (...args: string[]) => Promise<Said> }
}

/** The admin command line on the database of a running server. */
export function openAdmin({ context }: TestServer) {
  const { config, database } = context
  return async (...args: string[]): Promise<Said> => {
    const said = { out: '', err: '' }
    const code = await runAdmin(args, {
      readConfig: () => config,
      // The command must not close the database, which the server still uses.
      open: async () => ({ ...database, close: async () => undefined }),
      operator: 'grace',
      print: (text) => void (said.out += text),
      printError: (text) => void (said.err += text),
    })
    return { code, ...said }
  }
}

/** A test of the admin command line. */
export const adminTest = serverTest.extend<Fixtures>({
  async installation({ start }, use) {
    const server = await start()
    await use({ ...server, admin: openAdmin(server) })
  },
})
