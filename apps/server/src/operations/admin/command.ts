import type { ParseArgsConfig } from 'node:util'
import type { Config } from '../../config.ts'
import type { Database, Queries } from '../../database/database.ts'

/** What a command gets to work with. */
export interface Admin {
  readonly config: Config
  readonly database: Database
  readonly queries: Queries
  /** The operator's user name, for the audit trail. */
  readonly operator: string
  /** Tells the operator, while a command runs, why it takes long, or what it could not do besides its work. */
  readonly report: (text: string) => void
  /** The value of LOG_LEVEL: `debug` adds the place in the code to an unexpected error. */
  readonly logLevel: string | undefined
}

/** The arguments after the command's name. */
export interface Input {
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** The result of a command: as data for programs, and as text for people. */
export interface Outcome {
  readonly json: unknown
  readonly lines: readonly string[]
}

export interface Command {
  /** One word, or several separated by blanks, as the operator types them. */
  readonly name: string
  /** The names of its positional arguments, all of which are required. */
  readonly parameters: readonly string[]
  readonly options?: NonNullable<ParseArgsConfig['options']>
  /** The options, for the usage text. */
  readonly usage?: string
  readonly summary: string
  /** Cannot be undone, so it requires `--yes`. */
  readonly isDestructive?: true
  /** Also runs on tables of other releases. All other commands need those of this release. */
  readonly skipsTables?: true
  readonly run: (admin: Admin, input: Input) => Promise<Outcome>
}

/** The command line is invalid, and nothing was done. The process exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command failed, for example because there is no such account. The process exits with 1. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** The trimmed text of an option. */
export function readText({ options }: Input, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value.trim() : undefined
}

/** @throws UsageError unless it is a whole number in this range */
export function readInteger(input: Input, name: string, min: number, max: number): number | undefined {
  const text = readText(input, name)
  if (text === undefined) return undefined
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  throw new UsageError(`--${name}: "${text}" is not a whole number from ${min} to ${max}.`)
}

/** Reads a date, which means its start in UTC, or a time. @throws UsageError unless it is an ISO 8601 date, or a date and time with an offset */
export function readMoment(input: Input, name: string): Date | undefined {
  const text = readText(input, name)
  if (text === undefined) return undefined
  const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  const moment = new Date(isIso ? text : NaN)
  const year = moment.getUTCFullYear()
  // `Date` accepts 31 February and returns 3 March. PostgreSQL has no year 0, and writes years of five digits differently.
  const isReal = year >= 1 && year <= 9999 && isDay(text.slice(0, 10))
  if (isReal) return moment
  throw new UsageError(`--${name}: "${text}" is not a date such as 2026-12-31 or 2026-12-31T18:00Z.`)
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
