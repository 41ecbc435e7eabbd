import { isFields, type Fields } from './rows/row.ts'

/** A row is refused. The message is worded as the end of a sentence, and contains no hash. */
export class RowError extends Error {
  override readonly name = 'RowError'
}

/** The trimmed text of a field; `undefined` if it is missing, null or empty. @throws RowError for anything else */
export function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' && typeof value !== 'number') throw new RowError(`its ${name} is no text`)
  const text = String(value).trim()
  return text === '' ? undefined : text
}

/** A flag, in JSON or as text from CSV. A missing one is false. @throws RowError for anything else */
export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value === 'boolean') return value
  const text = readText(fields, name)?.toLowerCase() ?? 'false'
  if (['true', 't', '1', 'yes'].includes(text)) return true
  if (['false', 'f', '0', 'no'].includes(text)) return false
  throw new RowError(`its ${name} is neither true nor false`)
}

/**
 * A time: ISO 8601, PostgreSQL's format (in UTC unless it has an offset), milliseconds since 1970, or `{ "$date": … }`.
 * @throws RowError for anything else
 */
export function readMoment(fields: Fields, name: string): Date | undefined {
  const value = fields[name]
  if (isFields(value)) return readMoment(value, '$date')
  const text = readText(fields, name)
  if (text === undefined) return undefined
  const iso = text.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/([+-]\d\d)$/, '$1:00')
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}Z`
  const moment = new Date(/^\d{9,15}$/.test(text) ? Number(text) : iso.includes('T') ? zoned : NaN)
  // PostgreSQL has no year 0, and would refuse the whole batch.
  if (!(moment.getUTCFullYear() > 0)) throw new RowError(`its ${name} is no date`)
  return moment
}

/** An object, or its JSON text, as in CSV. A missing one is empty. @throws RowError for anything else */
export function readObject(fields: Fields, name: string): Fields {
  const value = parseText(fields, name) ?? {}
  if (!isFields(value)) throw new RowError(`its ${name} is no object`)
  return value
}

/** The objects of a list, or its JSON text, as in CSV. A missing one is empty. @throws RowError for anything else */
export function readList(fields: Fields, name: string): readonly Fields[] {
  const value = parseText(fields, name) ?? []
  if (!Array.isArray(value) || !value.every(isFields)) throw new RowError(`its ${name} is no list of objects`)
  return value
}

function parseText(fields: Fields, name: string): unknown {
  const value = fields[name]
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  try {
    return JSON.parse(value)
  } catch {
    throw new RowError(`its ${name} is no JSON`)
  }
}

/** Base64 or base64url. @throws RowError for anything else */
export function readBytes(text: string, name: string): Buffer {
  const standard = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  const bytes = Buffer.from(standard, 'base64')
  if (bytes.toString('base64').replace(/={1,2}$/, '') !== standard)
    throw new RowError(`its ${name} is no base64`)
  return bytes
}

/** Joins the given names with blanks; `undefined` if there are none. */
export function joinNames(...names: readonly (string | undefined)[]): string | undefined {
  const present = names.filter((name) => name !== undefined)
  return present.length === 0 ? undefined : present.join(' ')
}
