import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isReadOnly } from '../sql-state.ts'

export interface WatchOptions {
  readonly options: pg.ClientConfig
  /** The PostgreSQL process of each connection. If unknown, only a database that does not answer at all is detected. */
  readonly backends: WeakMap<pg.ClientBase, number>
  /** In ms: how long a connection may be in use before the database is asked about it. */
  readonly milliseconds: number
}

/** How many times as long the database may take to answer: on a busy machine, opening a connection is slow. */
const patience = 3

/** In ms: how long the answer to a finished statement may still take. */
const transit = 50

/**
 * Closes connections that are bound to fail: with a broken link that was never closed, on which statements would only
 * time out, and to a database that has become read-only. A slow statement is left alone if the database works on it.
 */
export function watchConnections(pool: pg.Pool, { options, backends, milliseconds }: WatchOptions): void {
  const inUse = new Map<pg.PoolClient, NodeJS.Timeout>()
  let looking: Promise<Findings> | undefined
  /** When a connection last got an answer. */
  let answeredAt = -Infinity

  const watch = (client: pg.PoolClient) => {
    const timer = setTimeout(() => void look(client, timer), milliseconds)
    inUse.set(client, timer)
  }

  async function look(client: pg.PoolClient, timer: NodeJS.Timeout): Promise<void> {
    const askedAt = performance.now()
    looking ??= askAbout(options, patience * milliseconds).finally(() => (looking = undefined))
    const findings = await looking
    // The connection has been given back in the meantime.
    if (inUse.get(client) !== timer) return
    if (!isLost(client, findings, askedAt)) return watch(client)
    // PostgreSQL marks a backend as idle before it sends the answer.
    await wait(transit)
    // Where this process is short of time, the answer may have come and not been read.
    await nextTurn()
    if (inUse.get(client) !== timer) return
    // The idle connections probably use the same broken link.
    closeIdle(pool)
    // With a statement under way, this closes the connection at once, and the statement fails.
    await client.end()
  }

  function isLost(client: pg.PoolClient, findings: Findings, askedAt: number): boolean {
    if (findings === 'unknown') return false
    if (findings === 'unreachable') return answeredAt < askedAt
    const backend = backends.get(client)
    return backend !== undefined && !findings.has(backend)
  }

  pool.on('acquire', watch)
  pool.on('release', (error, client) => {
    clearTimeout(inUse.get(client))
    inUse.delete(client)
    if (!error) answeredAt = performance.now()
    // After a switchover the idle ones lead to the old primary, too.
    if (isReadOnly(error)) closeIdle(pool)
  })
}

/** The busy backends. `unreachable`: the database does not answer; `unknown`: it answers, but does not tell. */
type Findings = ReadonlySet<number> | 'unreachable' | 'unknown'

/** Asks over a new connection, because the links of the others may be broken. */
async function askAbout(options: pg.ClientConfig, milliseconds: number): Promise<Findings> {
  const socket = new Socket()
  const client = new pg.Client({
    ...options,
    stream: () => socket,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => undefined)
  const startedAt = performance.now()
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'foyer' and state <> 'idle'`,
    )
    return new Set(rows.map(({ pid }) => pid))
  } catch {
    // Any byte is an answer: an error, or the greeting of a server that is slow.
    // If this process was held up, the answer may not have been read yet, so nothing is concluded.
    const isHeldUp = performance.now() - startedAt > milliseconds * 1.5
    return socket.bytesRead > 0 || isHeldUp ? 'unknown' : 'unreachable'
  } finally {
    client.end().catch(() => undefined)
  }
}

function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left--) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}
