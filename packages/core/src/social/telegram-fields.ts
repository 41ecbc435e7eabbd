/** The fields of Telegram's login widget by name (core.telegram.org/widgets/login-legacy). */
export type TelegramFields = Readonly<Record<string, string | number>>

/**
 * Fields that must be integers in canonical form: a sign, a space or a leading zero would be another text for the same
 * number.
 */
const numbers = new Set(['id', 'auth_date'])
const texts = new Set(['first_name', 'last_name', 'username', 'photo_url', 'hash'])
const required = ['id', 'auth_date', 'hash']

/**
 * Returns the fields if their signed text is unambiguous; otherwise `null`. Telegram signs lines of `name=value`, so
 * with a line break in a name, or an unknown field, one signed text could be split into different fields.
 */
export function checkTelegramFields(fields: readonly (readonly [string, unknown])[]): TelegramFields | null {
  const names = new Set(fields.map(([name]) => name))
  const isUnambiguous =
    names.size === fields.length && required.every((name) => names.has(name)) && fields.every(isTelegramField)
  return isUnambiguous ? (Object.fromEntries(fields) as TelegramFields) : null
}

/**
 * `checkTelegramFields` for JSON text. Also returns `null` for a repeated field, of which `JSON.parse` would keep the last, and for invalid
 * JSON.
 */
export function readTelegramFields(json: string): TelegramFields | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null) return null
    const fields = Object.entries(value)
    return countNames(json) === fields.length ? checkTelegramFields(fields) : null
  } catch {
    return null
  }
}

function isTelegramField([name, value]: readonly [string, unknown]): boolean {
  if (numbers.has(name)) return isWholeNumber(value)
  return texts.has(name) && typeof value === 'string' && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)
}

function isWholeNumber(value: unknown): boolean {
  if (typeof value !== 'number' && typeof value !== 'string') return false
  return /^[1-9]\d*$/.test(String(value)) && Number.isSafeInteger(Number(value))
}

/** Counts the members of a flat JSON object, including repeated ones. */
function countNames(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length
}
