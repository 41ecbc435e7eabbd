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

/** How many digits stand between the slashes. */
export const dateWidths: Readonly<Record<DateOrder, readonly [number, number, number]>> = {
  dmy: [2, 2, 4],
  ymd: [4, 2, 2],
}

/** Reads what a date input shows: day 1 to 31 and real, month 1 to 12, year 1 to 9999. */
export function parseDate(shown: string, order: DateOrder): DateReading {
  if (shown === '') return { status: 'empty' }
  const parts = shown.split('/')
  const widths = dateWidths[order]
  // Also what may still become a date.
  const hasPlaces = parts.every(
    (digits, index) => /^\d*$/.test(digits) && digits.length <= (widths[index] ?? -1),
  )
  if (!hasPlaces) return { status: 'impossible' }
  const [year = '', month = '', day = ''] = order === 'dmy' ? parts.toReversed() : parts
  // A nought alone waits for its digit.
  const isBegun = (digits: string): boolean => digits === '' || digits === '0'
  if (year.length < 4 || isBegun(month) || isBegun(day)) return { status: 'incomplete' }
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isReal(value) ? { status: 'real', value } : { status: 'impossible' }
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

/** By the Gregorian rule in every year, as ISO 8601 counts. */
function isReal(iso: string): boolean {
  const time = Date.parse(iso)
  // Where a month has no such day, some engines move on into the next month, others give no time.
  return iso > '0001' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}
