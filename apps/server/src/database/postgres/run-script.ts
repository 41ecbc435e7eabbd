import type pg from 'pg'

/** In ms: a script has as long as it needs; a timer of Node can be set no later than in 24 days. */
const longestScript = 2 ** 31 - 1

/**
 * Runs statements without parameters in one transaction; a single one without, if it has to.
 * @param isDistributed Citus takes changes of tables one by one
 */
export async function runScript(
  client: pg.ClientBase,
  script: string,
  isDistributed: boolean,
): Promise<void> {
  const run = async (text: string) => {
    const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: longestScript }
    await client.query(query)
  }
  const statements = isDistributed ? splitStatements(script) : []
  // Without parameters this is one simple query, which PostgreSQL runs in one transaction.
  if (statements.length < 2) {
    await run(script)
    return
  }
  await run('begin')
  try {
    for (const statement of statements) await run(statement)
    await run('commit')
  } catch (error) {
    // Of a connection that is lost, PostgreSQL has ended the transaction itself.
    await run('rollback').catch(() => undefined)
    throw error
  }
}

/** At each semicolon that is in no comment, no text and no body of a function. Comments are left out. */
export function splitStatements(script: string): string[] {
  const statements = ['']
  for (const [piece] of script.matchAll(/--.*|'[^']*'|\$\$[\s\S]*?\$\$|[\s\S]/g)) {
    if (piece === ';') statements.push('')
    else if (!piece.startsWith('--')) statements.push(`${statements.pop()}${piece}`)
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
