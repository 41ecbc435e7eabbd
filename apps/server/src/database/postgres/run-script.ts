import type pg from 'pg'

/** In ms: practically no limit. Node's timers allow at most about 24 days. */
const scriptTimeout = 2 ** 31 - 1

/**
 * Runs statements without parameters in one transaction, or a single statement without one, in case it must run outside.
 * @param isDistributed Citus accepts changes of tables only one at a time
 */
export async function runScript(
  client: pg.ClientBase,
  script: string,
  isDistributed: boolean,
): Promise<void> {
  const run = async (text: string) => {
    const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: scriptTimeout }
    await client.query(query)
  }
  const statements = isDistributed ? splitStatements(script) : []
  // Without parameters this is one simple query, which PostgreSQL runs as one transaction.
  if (statements.length < 2) {
    await run(script)
    return
  }
  await run('begin')
  try {
    for (const statement of statements) await run(statement)
    await run('commit')
  } catch (error) {
    // If the connection is lost, PostgreSQL has already rolled back.
    await run('rollback').catch(() => undefined)
    throw error
  }
}

/** Splits at each semicolon outside of comments, string constants and function bodies. Comments are left out. */
export function splitStatements(script: string): string[] {
  const statements = ['']
  for (const [token] of script.matchAll(/--.*|'[^']*'|\$\$[\s\S]*?\$\$|[\s\S]/g)) {
    if (token === ';') statements.push('')
    else if (!token.startsWith('--')) statements.push(`${statements.pop()}${token}`)
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
