import type { Exchanged } from './exchange.ts'

/** An answer that Foyer does not give. The message says what the other side did: `answered 404`. */
export class UnsuitableAnswerError extends Error {
  override readonly name = 'UnsuitableAnswerError'
}

export type Fields = Readonly<Record<string, unknown>>

/** The code of Foyer's error; `undefined` if the answer is none. */
export function codeOf({ body }: Exchanged): string | undefined {
  const code = typeof body === 'object' && body !== null ? (body as Fields)['code'] : undefined
  return typeof code === 'string' ? code : undefined
}

/** The error for an answer that is not valid for this call. */
export function unexpected(answer: Exchanged): UnsuitableAnswerError {
  const code = codeOf(answer)
  return new UnsuitableAnswerError(`answered ${answer.status}${code === undefined ? '' : ` (${code})`}`)
}

/** @throws {UnsuitableAnswerError} */
export function readFields(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unsuitable(name, 'no object')
  return value as Fields
}

/** @throws {UnsuitableAnswerError} */
export function readText(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') throw unsuitable(name, 'no text')
  return value
}

/** @throws {UnsuitableAnswerError} */
export function readTextOrNull(fields: Fields, name: string): string | null {
  const value = fields[name]
  if (typeof value !== 'string' && value !== null) throw unsuitable(name, 'neither text nor null')
  return value
}

/** @throws {UnsuitableAnswerError} */
export function readInstant(fields: Fields, name: string): Date {
  const value = new Date(readText(fields, name))
  if (Number.isNaN(value.getTime())) throw unsuitable(name, 'no instant')
  return value
}

/** @throws {UnsuitableAnswerError} */
export function readBoolean(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value !== 'boolean') throw unsuitable(name, 'neither true nor false')
  return value
}

/** @throws {UnsuitableAnswerError} */
export function readList(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name]
  if (!Array.isArray(value)) throw unsuitable(name, 'no list')
  return value
}

export function unsuitable(name: string, is: string): UnsuitableAnswerError {
  return new UnsuitableAnswerError(`gave an answer in which \`${name}\` is ${is}`)
}
