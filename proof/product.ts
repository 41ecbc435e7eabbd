// The server as processes of their own, on a database that outlives them.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { startFakeProvider, type FakeProvider } from '../apps/server/src/testing/fake-provider.ts'
import { openPostOffice, type PostOffice } from '../apps/server/src/testing/post-office.ts'
import { startServerProcess, type ServerProcess } from '../apps/server/src/testing/server-process.ts'
import { startPostgres, type RunningPostgres } from '../apps/server/test/postgres/start-postgres.ts'
import { buildChanged } from '../tools/build.mjs'

/** Every protection is on; only the numbers are high, as all of it comes from one address. */
const limits = Object.fromEntries(
  [
    'LOGIN_ADDRESS',
    'LOGIN_ACCOUNT_ADDRESS',
    'LOGIN_ACCOUNT',
    'REGISTER_ADDRESS',
    'SOCIAL_ADDRESS',
    'RECOVERY_ADDRESS',
    'RECOVERY_ACCOUNT',
    'EVENTS_ADDRESS',
    'PROMOCODE_ADDRESS',
    'CHECKOUT_ADDRESS',
    'PASSWORD_USER',
  ].map((name) => [`LIMIT_${name}`, '100000000/3600']),
)

/** Of all processes, wherever they listen. */
export const publicUrl = 'http://localhost:3000'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Server {
  readonly port: number
  readonly process: ServerProcess
  kill(signal: NodeJS.Signals): Promise<void>
}

export interface Product {
  /** Files of the embedded database. */
  readonly folder: string
  readonly postgres: RunningPostgres | null
  readonly office: PostOffice
  readonly provider: FakeProvider
  start(environment?: Environment): Promise<Server>
  /** Counts and looks where the server keeps it, past the server. PostgreSQL alone. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export type DatabaseKind = 'postgres' | 'embedded'

export async function openProduct(kind: DatabaseKind): Promise<Product> {
  // A run that is broken off ends by `exit`, at which PostgreSQL is stopped and the servers lose their parent.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await buildChanged(['apps/server'])
  const folder = mkdtempSync(join(tmpdir(), 'foyer-proof-'))
  const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null
  const [office, provider] = await Promise.all([openPostOffice(), startFakeProvider()])
  const servers = new Set<Server>()
  const environmentOf = (changes: Environment): Environment => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres?.url,
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: join(folder, 'no-web-client'),
    PASSWORD_HASH_THREADS: '2',
    MAIL_URL: office.config.mailUrl ?? undefined,
    SMS_URL: office.config.smsUrl ?? undefined,
    SOCIAL_SANDBOX_URL: provider.url,
    PUBLIC_URL: publicUrl,
    ...limits,
    ...changes,
  })
  return {
    folder,
    postgres,
    office,
    provider,
    async start(changes = {}) {
      const port = await findFreePort()
      const started = startServerProcess(environmentOf({ PORT: String(port), ...changes }))
      await started.ready()
      const server: Server = {
        port,
        process: started,
        async kill(signal) {
          servers.delete(server)
          started.child.kill(signal)
          await started.ended()
        },
      }
      servers.add(server)
      return server
    },
    async query<Row extends object>(text: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: postgres?.url })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    async close() {
      await Promise.all([...servers].map((server) => server.kill('SIGKILL')))
      await Promise.all([office.close(), provider.close()])
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
