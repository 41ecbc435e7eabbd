import { tieNumber } from '@foyer/core/messages'

const steps = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** With Latin digits, as in forms. For Arabic, WebKit's default digits differ from those of Chromium and Firefox. */
const withDigits = (lang: string): string => `${lang}-u-nu-latn`

/** '5 minutes ago', 'yesterday', in the reader's language; `null` for less than a minute. Both times in milliseconds. */
export function formatAgo(then: number, now: number, lang: string): string | null {
  const seconds = Math.max(0, (now - then) / 1000)
  const format = new Intl.RelativeTimeFormat(withDigits(lang), { numeric: 'auto' })
  const step = steps.find(([, length]) => seconds >= length)
  return step === undefined ? null : tieNumber(format.format(-Math.floor(seconds / step[1]), step[0]), lang)
}

/** '20 November 2026'. */
export function formatDay(instant: string, lang: string): string {
  return new Intl.DateTimeFormat(withDigits(lang), { dateStyle: 'long' }).format(new Date(instant))
}

/** '20 November 2026 at 14:05'. */
export function formatMoment(instant: string, lang: string): string {
  return new Intl.DateTimeFormat(withDigits(lang), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  )
}
