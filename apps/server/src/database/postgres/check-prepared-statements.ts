import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** In ms: how long a pooler may take to hand out a connection that it already has. */
const timeout = 1_000

/**
 * Checks that a pooler separates the prepared statements of its clients, as PgBouncer does since 1.21. An older one
 * passes a connection with its statements on to the next client, for which a name is then either taken or unknown.
 * @throws DatabaseError with the code 42P05 or 26000 if it does not
 */
export async function checkPreparedStatements(databaseUrl: string): Promise<void> {
  const [first, second] = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl })) as [
    pg.Client,
    pg.Client,
  ]
  const clients = [first, second]
  for (const client of clients) client.on('error', () => undefined)
  // A name that no other statement or process uses.
  const name = `foyer_check_${process.pid}_${Date.now()}`
  try {
    await Promise.all(clients.map((client) => client.connect()))
    await first.query({ name, text: 'select 1' })
    // The pooler now assigns the same connection to the second client.
    await second.query({ name, text: 'select 2' })
    // While the second client holds that connection, the first gets another one, or, if there is no other, waits for this one.
    await second.query('begin')
    const pendingQuery = first.query({ name, text: 'select 1' })
    await Promise.race([pendingQuery, wait(timeout, undefined, { ref: false })])
    await second.query('commit')
    await pendingQuery
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
