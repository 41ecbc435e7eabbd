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

/** In ms: how long an answer may take that was sent before a database went silent. */
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
    const watchedSince = performance.now()
    const timer = setTimeout(() => void look(client, timer, watchedSince), milliseconds)
    inUse.set(client, timer)
  }

  async function look(client: pg.PoolClient, timer: NodeJS.Timeout, watchedSince: number): Promise<void> {
    const lookedAt = performance.now()
    looking ??= askAbout(options, patience * milliseconds).finally(() => (looking = undefined))
    const { busy, askedAt, took } = await looking
    // The connection has been given back in the meantime.
    if (inUse.get(client) !== timer) return
    if (!isLost(client, busy, { lookedAt, isAskedAfter: askedAt >= watchedSince })) return watch(client)
    // PostgreSQL marks a backend as idle before it sends the answer, which takes as long as ours on a slow link, and longer where a packet
    // has to be sent again.
    await wait(busy === 'unreachable' ? transit : Math.max(milliseconds, took))
    // Where this process is short of time, the answer may have come and not been read.
    await nextTurn()
    if (inUse.get(client) !== timer) return
    // The idle connections probably use the same broken link.
    closeIdle(pool)
    // With a statement under way, this closes the connection at once, and the statement fails.
    await client.end()
  }

  function isLost(
    client: pg.PoolClient,
    busy: Findings['busy'],
    { lookedAt, isAskedAfter }: { readonly lookedAt: number; readonly isAskedAfter: boolean },
  ): boolean {
    if (busy === 'unknown') return false
    if (busy === 'unreachable') return answeredAt < lookedAt
    const backend = backends.get(client)
    // A look that another connection began before this one was taken says nothing of it.
    return isAskedAfter && backend !== undefined && !busy.has(backend)
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

interface Findings {
  /** The busy backends. `unreachable`: the database does not answer; `unknown`: it answers, but does not tell. */
  readonly busy: ReadonlySet<number> | 'unreachable' | 'unknown'
  /** When the database was asked, and how long it took to find out; in ms. */
  readonly askedAt: number
  readonly took: number
}

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
  const askedAt = performance.now()
  const say = (busy: Findings['busy']): Findings => ({ busy, askedAt, took: performance.now() - askedAt })
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'foyer' and state <> 'idle'`,
    )
    return say(new Set(rows.map(({ pid }) => pid)))
  } catch {
    // Any byte is an answer: an error, or the greeting of a server that is slow.
    // If this process was held up, the answer may not have been read yet, so nothing is concluded.
    const isHeldUp = performance.now() - askedAt > milliseconds * 1.5
    return say(socket.bytesRead > 0 || isHeldUp ? 'unknown' : 'unreachable')
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
