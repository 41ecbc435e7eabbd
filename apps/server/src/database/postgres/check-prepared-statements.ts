import pg from 'pg'

/**
 * Does a pooler keep the prepared statements of each of its clients apart? PgBouncer does so from 1.21. An older one gives one client's
 * connection to PostgreSQL to the next, with the statements that it has: then a name is taken, or means nothing.
 * @throws DatabaseError with the code 42P05 or 26000 if it does not
 */
export async function checkPreparedStatements(databaseUrl: string): Promise<void> {
  const [first, second] = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl })) as [
    pg.Client,
    pg.Client,
  ]
  const clients = [first, second]
  for (const client of clients) client.on('error', () => undefined)
  // Unlike any statement of the server, and of its other processes.
  const name = `foyer_check_${process.pid}_${Date.now()}`
  try {
    await Promise.all(clients.map((client) => client.connect()))
    await first.query({ name, text: 'select 1' })
    // The pooler now gives the same connection to the second client.
    await second.query({ name, text: 'select 2' })
    // While the second one holds it, the first is given another.
    await second.query('begin')
    await first.query({ name, text: 'select 1' })
    await second.query('commit')
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
