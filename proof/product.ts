// Runs the server as separate processes, on a database that outlives them.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { readLimits } from '../apps/server/src/protection/limits/limits-config.ts'
import { createEnvironmentReader } from '../apps/server/src/settings/environment.ts'
import { startFakeProvider, type FakeProvider } from '../apps/server/src/testing/fake-provider.ts'
import { openInbox, type Inbox } from '../apps/server/src/testing/inbox.ts'
import {
  startServerProcess,
  type ServerProcess,
} from '../apps/server/src/testing/processes/server-process.ts'
import { startPostgres, type RunningPostgres } from '../apps/server/src/testing/postgres/start-postgres.ts'
import { buildChanged } from '../tools/build/build.mjs'

/** Rate limiting is on, but all limits are high, because all requests come from one address. */
function listHighLimits(): Environment {
  const limits: Record<string, string> = {}
  readLimits({
    ...createEnvironmentReader({}),
    rateLimit(name, usual) {
      limits[name] = '100000000/3600'
      return usual
    },
  })
  return limits
}

/** The public origin of all processes, whatever their port. */
export const publicUrl = 'http://localhost:3000'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Server {
  readonly port: number
  readonly process: ServerProcess
  kill(signal: NodeJS.Signals): Promise<void>
}

export interface Product {
  /** The folder of the embedded database. */
  readonly folder: string
  readonly postgres: RunningPostgres | null
  readonly inbox: Inbox
  readonly provider: FakeProvider
  /** The settings of all processes. */
  readonly environment: Environment
  /** @param script the built server of another release; default: that of this one */
  start(environment?: Environment, script?: string): Promise<Server>
  /** Queries the database directly. PostgreSQL only. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export const databaseKinds = ['postgres', 'embedded'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

export async function openProduct(kind: DatabaseKind): Promise<Product> {
  // On a signal the process exits, whose `exit` handlers stop PostgreSQL; the servers end because their parent is gone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await buildChanged(['apps/server'])
  const folder = mkdtempSync(join(tmpdir(), 'foyer-proof-'))
  const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : null
  const [inbox, provider] = await Promise.all([openInbox(), startFakeProvider()])
  const servers = new Set<Server>()
  const environmentOf = (changes: Environment): Environment => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres?.url,
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: join(folder, 'no-web-client'),
    PASSWORD_HASH_THREADS: '2',
    MAIL_URL: inbox.config.mailUrl ?? undefined,
    SMS_URL: inbox.config.smsUrl ?? undefined,
    SOCIAL_SANDBOX_URL: provider.url,
    PUBLIC_URL: publicUrl,
    ...listHighLimits(),
    SERVER_SECRET: 'the secret of the token keys of the proof',
    ...changes,
  })
  return {
    folder,
    postgres,
    inbox,
    provider,
    environment: environmentOf({}),
    async start(changes = {}, script) {
      const port = Number(changes['PORT'] ?? (await findFreePort()))
      const started = startServerProcess(environmentOf({ PORT: String(port), ...changes }), script)
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
    query: queryAt(postgres?.url ?? ''),
    async close() {
      await Promise.all([...servers].map((server) => server.kill('SIGKILL')))
      await Promise.all([inbox.close(), provider.close()])
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a connection for each query. */
export function queryAt(connectionString: string): Product['query'] {
  return async <Row extends object>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }
}

/** A free port below the range of ephemeral ports: an outgoing connection could take one of those while its program is restarted. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
