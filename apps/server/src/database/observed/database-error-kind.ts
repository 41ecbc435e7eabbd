import { readErrorCode } from '../../operations/observability/error-code.ts'

/** The kinds of failed statements, few enough for a metric. */
export const databaseErrorKinds = [
  'connection',
  'timeout',
  'read_only',
  'resources',
  'conflict',
  'constraint',
  'other',
] as const

export type DatabaseErrorKind = (typeof databaseErrorKinds)[number]

/** By SQLSTATE (PostgreSQL, appendix A): a whole code, or its class. */
const kinds: readonly [start: string, kind: DatabaseErrorKind][] = [
  ['57014', 'timeout'], // query_canceled, by statement_timeout
  ['55P03', 'timeout'], // lock_not_available, by lock_timeout
  ['25006', 'read_only'], // read_only_sql_transaction: a replica
  ['08', 'connection'],
  ['28', 'connection'], // the user or its password is refused
  ['3D', 'connection'], // there is no such database (any more)
  ['57P', 'connection'], // the server stops or starts
  ['53', 'resources'], // no disk, memory or connection is left
  ['58', 'resources'], // the system under the server fails
  ['40', 'conflict'],
  ['23', 'constraint'],
]

/** The errors that JavaScript itself throws. */
const programErrors = [TypeError, RangeError, ReferenceError, SyntaxError]

export function classifyDatabaseError(error: unknown): DatabaseErrorKind {
  const code = readErrorCode(error)
  if (code !== undefined && /^(?=.*\d)[\dA-Z]{5}$/.test(code))
    return kinds.find(([start]) => code.startsWith(start))?.[1] ?? 'other'
  // A mistake in the code, such as a value that the driver cannot send.
  if (programErrors.some((each) => innermostError(error) instanceof each)) return 'other'
  // The driver's own error, without an SQLSTATE: it timed out, or the connection broke.
  return /time(d ?)?out/i.test(messageOf(innermostError(error))) ? 'timeout' : 'connection'
}

function innermostError(error: unknown): unknown {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  return innermost
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
