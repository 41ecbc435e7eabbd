/** The earliest date of birth that sign-up accepts, as an ISO date. */
export const firstBirthday = '1900-01-01'

const minAge = 18
const maxAge = 120

/** The earliest and the latest date of birth that the checkout accepts on the day `today`. All are ISO dates. */
export function ageBounds(today: string): { readonly min: string; readonly max: string } {
  return { min: yearsBefore(today, maxAge), max: yearsBefore(today, minAge) }
}

/** Why a date of birth is not accepted. Page and server look up its message under `checkout_{code}`. */
export type BirthIssue = 'too_young' | 'birth_year'

/**
 * Checks a date of birth against the age limits of the checkout.
 * @param today the day to count from; both are ISO dates
 */
export function checkBirth(day: string, today: string): BirthIssue | null {
  const { min, max } = ageBounds(today)
  if (day > max) return 'too_young'
  return day < min ? 'birth_year' : null
}

/** 29 February becomes 28 February in a year without it, because somebody born on 1 March is not of age a day early. */
function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4)
  return `${String(year).padStart(4, '0')}${rest}`
}

/**
 * The date in the time zone that is furthest ahead. The server counts ages by it, so that nobody is rejected on their
 * birthday because of the server's time zone.
 * @param now milliseconds, as from `Date.now()`
 */
export function latestDay(now: number): string {
  const hoursAhead = 14 // Kiribati
  return new Date(now + hoursAhead * 3_600_000).toISOString().slice(0, 10)
}

/** The date in the browser's own time zone, as an ISO date. */
export function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
