// The server's database, with a plan (`explain`) of every statement that it runs.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../database/database.ts'

/** A node of a plan, as PostgreSQL writes it. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Subplan Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** A statement that was run with real parameters. */
export interface Explained {
  readonly statement: string
  readonly milliseconds: number
  readonly plan: PlanNode
}

/** Makes PostgreSQL send the client the plan of each statement that it has run. */
const explain = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/**
 * Opens connections like those of the server: the same driver, with named prepared statements.
 * @param onStatement is called with each statement that was run
 */
export function explainStatements(
  database: Database,
  url: string,
  onStatement: (explained: Explained) => void,
): Database {
  const options = Object.entries(explain).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({ connectionString: url, max: 10, options: options.join(' ') })
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const [, milliseconds, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
      if (json === undefined) return
      const { 'Query Text': statement, Plan: plan } = JSON.parse(json) as {
        'Query Text': string
        Plan: PlanNode
      }
      onStatement({ statement, plan, milliseconds: Number(milliseconds) })
    }),
  )
  const names = new Map<string, string>()
  return {
    ...database,
    drizzle: drizzle({ client: pool }),
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const name = names.get(text) ?? `volume_${names.size}`
      names.set(text, name)
      return (await pool.query<Row>({ name, text, values: [...values] })).rows
    },
    async runScript(text) {
      await pool.query(text)
    },
    async close() {
      await pool.end()
      await database.close()
    },
  }
}
