import type { DateOrder } from './date-order.ts'

/** What a text says as a date. `incomplete`: more is to be typed. `impossible`: no such day was or will be. */
export type DateReading =
  | { readonly status: 'empty' | 'incomplete' | 'impossible' }
  /** ISO `yyyy-mm-dd`. */
  | { readonly status: 'real'; readonly value: string }

/** The first and the last day that is allowed, as ISO `yyyy-mm-dd`. */
export interface DateBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export type DateProblem = 'incomplete' | 'impossible' | 'tooEarly' | 'tooLate'

const partsOf: Readonly<Record<DateOrder, RegExp>> = {
  dmy: /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  ymd: /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})$/,
}
/** What may still become a date. */
const begunOf: Readonly<Record<DateOrder, RegExp>> = {
  dmy: /^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/,
  ymd: /^\d{0,4}(\/\d{0,2}(\/\d{0,2})?)?$/,
}

/** Reads what a date input shows: day 1 to 31 and real, month 1 to 12, year 1 to 9999. */
export function parseDate(shown: string, order: DateOrder): DateReading {
  if (shown === '') return { status: 'empty' }
  const parts = partsOf[order].exec(shown)?.groups
  if (parts === undefined) return { status: begunOf[order].test(shown) ? 'incomplete' : 'impossible' }
  const { day = '', month = '', year = '' } = parts
  // A nought alone waits for its digit.
  if (day === '0' || month === '0') return { status: 'incomplete' }
  if (!isReal(Number(year), Number(month), Number(day))) return { status: 'impossible' }
  return { status: 'real', value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
}

/** What is wrong with a reading; `null` for nothing. An empty one is right: `required` asks for a date. */
export function checkDate(reading: DateReading, { min, max }: DateBounds): DateProblem | null {
  if (reading.status === 'empty') return null
  if (reading.status !== 'real') return reading.status
  // Four digits in every year: ISO dates sort as text.
  if (min !== undefined && reading.value < min) return 'tooEarly'
  if (max !== undefined && reading.value > max) return 'tooLate'
  return null
}

function isReal(year: number, month: number, day: number): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** By the Gregorian rule in every year, as ISO 8601 counts. */
function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
