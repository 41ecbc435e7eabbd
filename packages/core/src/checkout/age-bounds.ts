/** The first day of birth that a sign-up takes, as an ISO date. */
export const firstBirthday = '1900-01-01'

const youngest = 18
const oldest = 120

/** The first and the last day of birth that a checkout takes, as ISO dates, on a day of the same form. */
export function ageBounds(today: string): { readonly min: string; readonly max: string } {
  return { min: yearsBefore(today, oldest), max: yearsBefore(today, youngest) }
}

/** What is wrong with a day of birth. The page and the server find its message under `checkout_{code}`. */
export type BirthIssue = 'too_young' | 'birth_year'

/** @param today ISO dates, both */
export function checkBirth(day: string, today: string): BirthIssue | null {
  const { min, max } = ageBounds(today)
  if (day > max) return 'too_young'
  return day < min ? 'birth_year' : null
}

/** 29 February becomes the 28th in a year without it: who is born on 1 March is not of age the day before. */
function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const rest = day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4)
  return `${String(year).padStart(4, '0')}${rest}`
}

/**
 * The day that it is where the day is the furthest: nobody is refused on their birthday because of where a server stands.
 * @param now milliseconds, as of `Date.now()`
 */
export function latestDay(now: number): string {
  const hoursAhead = 14 // Kiribati
  return new Date(now + hoursAhead * 3_600_000).toISOString().slice(0, 10)
}

/** The day in the browser's own time zone. */
export function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
