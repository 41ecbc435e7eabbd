import { tieNumber, withLatinDigits } from '@foyer/core/messages'

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '5 minutes ago', 'yesterday', in the reader's language; `null` for less than a minute. Both times in milliseconds. */
export function formatAgo(then: number, now: number, lang: string): string | null {
  const seconds = Math.max(0, (now - then) / 1000)
  const [unit, length] = steps.find(([, minSeconds]) => seconds >= minSeconds) ?? []
  if (unit === undefined) return null
  // Words such as 'yesterday' are about the calendar. Months and years are only counted: forty days ago need not be last month.
  const isDay = unit === 'day'
  const format = new Intl.RelativeTimeFormat(withLatinDigits(lang), { numeric: isDay ? 'auto' : 'always' })
  const count = isDay ? dayNumber(now) - dayNumber(then) : Math.floor(seconds / length)
  return tieNumber(format.format(-count, unit), lang)
}

/** The number of a day in the browser's time zone, by which days can be counted although some are longer than others. */
function dayNumber(instant: number): number {
  const day = new Date(instant)
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000
}

/** '20 November 2026 at 14:05'. */
export function formatMoment(instant: string, lang: string): string {
  return new Intl.DateTimeFormat(withLatinDigits(lang), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  )
}
