import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** In ms: how long a pooler may take to give out a connection that it has. */
const patience = 1_000

/**
 * Checks that a pooler separates the prepared statements of its clients, as PgBouncer does from 1.21 on. An older one
 * passes a connection with its statements to the next client, for which a name is then taken or unknown.
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
    // While the second one holds it, the first gets another; where there is no other, it waits for this one.
    await second.query('begin')
    const asked = first.query({ name, text: 'select 1' })
    await Promise.race([asked, wait(patience, undefined, { ref: false })])
    await second.query('commit')
    await asked
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
