import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../database.ts'
import { isReadOnly } from '../sql-state.ts'

export interface WatchOptions {
  readonly options: pg.ClientConfig
  /** The process id of each connection's backend. If it is unknown, only a database that does not answer at all is detected. */
  readonly backends: WeakMap<pg.ClientBase, number>
  /** In ms: how long a connection may be in use before the database is asked about it. */
  readonly milliseconds: number
}

/** The database gets this many times as long to answer the check, because opening a connection is slow on a busy machine. */
const timeoutFactor = 3

/** In ms: how long an answer may be in transit that was sent just before a database went silent. */
const transitMilliseconds = 50

/**
 * Closes connections that are bound to fail: those over a broken but half-open link, on which statements would only
 * time out, and those to a database that has become read-only. A slow statement is left alone if the database is working on it.
 */
export function watchConnections(
  pool: pg.Pool,
  { options, backends, milliseconds }: WatchOptions,
): Pick<Database, 'leaveReadOnly'> {
  const inUse = new Map<pg.PoolClient, NodeJS.Timeout>()
  let pendingCheck: Promise<Findings> | undefined
  let leaving: Promise<boolean> | undefined
  /** When any connection last got an answer. */
  let answeredAt = -Infinity

  const watch = (client: pg.PoolClient) => {
    const acquiredAt = performance.now()
    const timer = setTimeout(() => void check(client, timer, acquiredAt), milliseconds)
    inUse.set(client, timer)
  }

  async function check(client: pg.PoolClient, timer: NodeJS.Timeout, acquiredAt: number): Promise<void> {
    const checkedAt = performance.now()
    pendingCheck ??= findBusyBackends(options, timeoutFactor * milliseconds).finally(
      () => (pendingCheck = undefined),
    )
    const { busy, queriedAt, duration } = await pendingCheck
    // The connection has been released in the meantime.
    if (inUse.get(client) !== timer) return
    if (!isLost(client, busy, { checkedAt, isQueriedAfter: queriedAt >= acquiredAt })) return watch(client)
    // PostgreSQL marks a backend as idle before it sends the answer. On a slow link that takes as long as the answer to our check, and longer
    // if a packet has to be sent again.
    await wait(busy === 'unreachable' ? transitMilliseconds : Math.max(milliseconds, duration))
    // If this process was busy, the answer may have arrived without having been read yet.
    await nextTurn()
    if (inUse.get(client) !== timer) return
    // The idle connections probably use the same broken link.
    closeIdle(pool)
    // If a statement is running, this closes the connection at once, and the statement fails.
    await client.end()
  }

  function isLost(
    client: pg.PoolClient,
    busy: Findings['busy'],
    { checkedAt, isQueriedAfter }: { readonly checkedAt: number; readonly isQueriedAfter: boolean },
  ): boolean {
    if (busy === 'unknown') return false
    if (busy === 'unreachable') return answeredAt < checkedAt
    const backend = backends.get(client)
    // A check that was started for another connection, before this one was acquired, says nothing about this one.
    return isQueriedAfter && backend !== undefined && !busy.has(backend)
  }

  /**
   * After a switchover the idle connections lead to the old primary, too. But as long as new connections are no better, they are kept: they
   * still serve reads, and replacing them for every refused write would only burden the database.
   */
  async function leaveOldPrimary(): Promise<void> {
    leaving ??= opensWritable(options, timeoutFactor * milliseconds).finally(() => (leaving = undefined))
    if (await leaving) closeIdle(pool)
  }

  pool.on('acquire', watch)
  pool.on('release', (error, client) => {
    clearTimeout(inUse.get(client))
    inUse.delete(client)
    if (!error) answeredAt = performance.now()
    if (isReadOnly(error)) void leaveOldPrimary()
  })
  return { leaveReadOnly: () => void leaveOldPrimary() }
}

interface Findings {
  /** The busy backends. `unreachable`: the database does not answer; `unknown`: it answers, but not with the list. */
  readonly busy: ReadonlySet<number> | 'unreachable' | 'unknown'
  /** When the database was asked, and how long that took; in ms. */
  readonly queriedAt: number
  readonly duration: number
}

/** Asks over a new connection, because the existing links may be broken. */
async function findBusyBackends(options: pg.ClientConfig, milliseconds: number): Promise<Findings> {
  const socket = new Socket()
  const client = new pg.Client({
    ...options,
    stream: () => socket,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => undefined)
  const queriedAt = performance.now()
  const toFindings = (busy: Findings['busy']): Findings => ({
    busy,
    queriedAt,
    duration: performance.now() - queriedAt,
  })
  try {
    await client.connect()
    // Whatever the connections are called: DATABASE_URL may name them.
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where state <> 'idle'`,
    )
    return toFindings(new Set(rows.map(({ pid }) => pid)))
  } catch {
    // Any byte counts as an answer: an error, or the greeting of a slow server.
    // If this process was held up, the answer may not have been read yet, so nothing is concluded.
    const isHeldUp = performance.now() - queriedAt > milliseconds * 1.5
    return toFindings(socket.bytesRead > 0 || isHeldUp ? 'unknown' : 'unreachable')
  } finally {
    client.end().catch(() => undefined)
  }
}

/** Do new connections lead to a database that takes writes? */
async function opensWritable(options: pg.ClientConfig, milliseconds: number): Promise<boolean> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ writable: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as writable`,
    )
    return rows[0]?.writable === true
  } catch {
    return false
  } finally {
    client.end().catch(() => undefined)
  }
}

function closeIdle(pool: pg.Pool): void {
  for (let remaining = pool.idleCount; remaining > 0; remaining--) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}
