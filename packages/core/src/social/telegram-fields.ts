/** What Telegram's login widget tells of a person (core.telegram.org/widgets/login-legacy), by name. */
export type TelegramFields = Readonly<Record<string, string | number>>

/** Whole numbers, each written in one way: a sign, a space or a leading zero would be another text and the same number. */
const numbers = new Set(['id', 'auth_date'])
const texts = new Set(['first_name', 'last_name', 'username', 'photo_url', 'hash'])
const required = ['id', 'auth_date', 'hash']

/**
 * The fields, if no other fields could have been signed by the same text; else `null`. Telegram signs lines of
 * `name=value`: a line break in a name, or a field that nobody knows, would let one signed text be cut into another id.
 */
export function checkTelegramFields(fields: readonly (readonly [string, unknown])[]): TelegramFields | null {
  const names = new Set(fields.map(([name]) => name))
  const isClear =
    names.size === fields.length && required.every((name) => names.has(name)) && fields.every(isTelegramField)
  return isClear ? (Object.fromEntries(fields) as TelegramFields) : null
}

/** The same for JSON, where a field that stands there twice would be read as its last; `null` also for what is none. */
export function readTelegramFields(json: string): TelegramFields | null {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
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
  return /^[1-9]\d{0,15}$/.test(String(value)) && Number.isSafeInteger(Number(value))
}

/** How many members JSON of one level writes. */
function countNames(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length
}
