import pg from 'pg'

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
    // While the second one holds it, the first gets another.
    await second.query('begin')
    await first.query({ name, text: 'select 1' })
    await second.query('commit')
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
