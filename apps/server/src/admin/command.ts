import type { ParseArgsConfig } from 'node:util'
import type { Config } from '../config.ts'
import type { Queries } from '../database/database.ts'

/** What a command works with. */
export interface Admin {
  readonly config: Config
  readonly queries: Queries
  /** Who runs it, for the audit trail. */
  readonly operator: string
}

/** What was typed after the command's name. */
export interface Input {
  readonly given: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** What came of it: for a program, and for a person. */
export interface Outcome {
  readonly json: unknown
  readonly lines: readonly string[]
}

export interface Command {
  readonly name: string
  /** What comes after the name, in words: as many as there are has to be given. */
  readonly takes: readonly string[]
  readonly options?: NonNullable<ParseArgsConfig['options']>
  /** The options as they are typed. */
  readonly usage?: string
  readonly summary: string
  /** What cannot be taken back has to be confirmed by `--yes`. */
  readonly isDestructive?: true
  readonly run: (admin: Admin, input: Input) => Promise<Outcome>
}

/** Typed wrongly: nothing was done. The process ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Could not be done: there is no such account, or no such code. The process ends with 1. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** An option's text, without blanks around it. */
export function readText({ options }: Input, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value.trim() : undefined
}

/** @throws UsageError unless it is a whole number between these */
export function readWhole(input: Input, name: string, min: number, max: number): number | undefined {
  const text = readText(input, name)
  if (text === undefined) return undefined
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  throw new UsageError(`--${name}: "${text}" is not a whole number from ${min} to ${max}.`)
}

/** A day is its first moment in UTC. @throws UsageError unless it is a date, or a moment with its offset, of ISO 8601 */
export function readMoment(input: Input, name: string): Date | undefined {
  const text = readText(input, name)
  if (text === undefined) return undefined
  const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  const moment = new Date(isIso ? text : NaN)
  // JavaScript takes 31 February for 3 March.
  const isReal = !Number.isNaN(moment.getTime()) && isDay(text.slice(0, 10))
  if (isReal) return moment
  throw new UsageError(`--${name}: "${text}" is not a date such as 2026-12-31 or 2026-12-31T18:00Z.`)
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
