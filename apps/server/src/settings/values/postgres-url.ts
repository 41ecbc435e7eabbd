import type { EnvironmentReader } from '../environment.ts'
import { findSimilarName } from './similar-names.ts'

/** The parameters that make the connection use TLS. The driver knows only these names, and ignores all others. */
const tlsParameters = ['sslcert', 'sslkey', 'sslmode', 'sslnegotiation', 'sslrootcert']

/** The parameters that the driver would take instead of our time limits. A pooler is recognised by ignoring one of those. */
const timeParameters = new Set([
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'query_timeout',
  'statement_timeout',
])

/** Error messages never contain its value, which includes a password. */
export function readPostgresUrl(read: EnvironmentReader, name: string): string | null {
  const text = read.text(name, '')
  if (text === '') return null
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    read.addProblem(`${name}: not an address of the form postgres://user:password@host:5432/database.`)
    return null
  }
  for (const parameter of new URL(text).searchParams.keys()) {
    if (timeParameters.has(parameter))
      read.addProblem(
        `${name}: ${parameter} in it would replace the time limits that Foyer sets. Leave it out, and set DATABASE_STATEMENT_TIMEOUT.`,
      )
    const suggestion = tlsParameters.includes(parameter)
      ? undefined
      : findSimilarName(parameter.toLowerCase(), tlsParameters)
    if (suggestion !== undefined)
      read.addProblem(
        `${name}: it has no parameter ${parameter}, so the connection could go without TLS. Did you mean ${suggestion}?`,
      )
  }
  return text
}
