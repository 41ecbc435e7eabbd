import type { DateOrder } from './date-order.ts'

/** A text, read as a date. */
export type DateReading =
  | { readonly status: 'empty' }
  | { readonly status: 'wrong'; readonly fault: DateFault }
  /** ISO `yyyy-mm-dd`. */
  | { readonly status: 'real'; readonly value: string }

/** Why a text is not a date. Contains the number as typed: `005` is not a day, although 5 is. */
export type DateFault =
  /** The date is not finished yet. */
  | { readonly kind: 'incomplete' }
  /** The year does not have four digits. */
  | { readonly kind: 'yearDigits' }
  | { readonly kind: 'noDay'; readonly day: string }
  /** `swapped`: the real date that results from swapping day and month. */
  | { readonly kind: 'noMonth'; readonly month: string; readonly swapped?: string }
  | { readonly kind: 'noYear' }
  /** The month has fewer days. `year` is null while it is missing. */
  | {
      readonly kind: 'shortMonth'
      readonly year: number | null
      readonly month: number
      readonly days: number
    }
  /** Anything else: a fourth number, letters. */
  | { readonly kind: 'unreadable' }

/** The earliest and the latest date that is allowed, as ISO `yyyy-mm-dd`. */
export interface DateBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Why the field does not accept a text: it is not a date, or the date is out of bounds. */
export type DateProblem = DateFault | { readonly kind: 'tooEarly' | 'tooLate' }

/** The parts of a date as typed: ASCII digits, or an empty text. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

/** The number of digits of each part. */
export const dateWidths: Readonly<Record<DateOrder, readonly [number, number, number]>> = {
  dmy: [2, 2, 4],
  ymd: [4, 2, 2],
}

/** The start of an ISO date: a four-digit year and a hyphen. */
export const isoStart = /^\d{4}-/

/** Parses the text of a date input. Valid are real dates with a year from 1 to 9999. */
export function parseDate(shown: string, order: DateOrder): DateReading {
  const numbers = shown.split(/[/.-]/)
  if (numbers.length > 3) return { status: 'wrong', fault: { kind: 'unreadable' } }
  const [first = '', month = '', last = ''] = numbers
  const isYearFirst = order === 'ymd' || isoStart.test(shown)
  return readDateParts(isYearFirst ? { day: last, month, year: first } : { day: first, month, year: last })
}

/** Parses the parts of a date. A wrong part is reported before a missing one. */
export function readDateParts(parts: DateParts): DateReading {
  const { day, month, year } = parts
  if (day === '' && month === '' && year === '') return { status: 'empty' }
  const fault = findFault(parts)
  if (fault !== null) return { status: 'wrong', fault }
  return { status: 'real', value: writeIso(parts) }
}

function findFault({ day, month, year }: DateParts): DateFault | null {
  // `Number` accepts more than digits: `5.` and `+5` are both 5.
  if (/\D/.test(day + month + year)) return { kind: 'unreadable' }
  if (!isIncomplete(day) && !isNumberUpTo(day, 31)) return { kind: 'noDay', day }
  if (!isIncomplete(month) && !isNumberUpTo(month, 12)) {
    const swapped = { day: month, month: day, year }
    const isSwapped = isNumberUpTo(day, 12) && findFault(swapped) === null
    return { kind: 'noMonth', month, ...(isSwapped && { swapped: writeIso(swapped) }) }
  }
  if (year === '0000') return { kind: 'noYear' }
  const knownYear = /^\d{4}$/.test(year) ? Number(year) : null
  const days = countDays(knownYear, Number(month))
  if (Number(day) > days) return { kind: 'shortMonth', year: knownYear, month: Number(month), days }
  if (year.length > 4) return { kind: 'yearDigits' }
  if (isIncomplete(day) || isIncomplete(month) || year === '') return { kind: 'incomplete' }
  return knownYear === null ? { kind: 'yearDigits' } : null
}

/** Whether nothing was typed, or a single 0, which may still become a number. */
function isIncomplete(digits: string): boolean {
  return digits === '' || digits === '0'
}

function isNumberUpTo(digits: string, last: number): boolean {
  return digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= last
}

/**
 * The number of days of a month in the proleptic Gregorian calendar, as in ISO 8601. 29 for February while the year is
 * missing, 31 while the month is.
 */
function countDays(year: number | null, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  const isLeap = year === null || (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return isLeap ? 29 : 28
}

function writeIso({ day, month, year }: DateParts): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The problem of a reading; `null` if there is none. An empty date has no problem: `required` handles that. */
export function checkDate(reading: DateReading, { min, max }: DateBounds): DateProblem | null {
  if (reading.status === 'empty') return null
  if (reading.status === 'wrong') return reading.fault
  // Years have four digits, so ISO dates can be compared as texts.
  if (min !== undefined && reading.value < min) return { kind: 'tooEarly' }
  if (max !== undefined && reading.value > max) return { kind: 'tooLate' }
  return null
}
