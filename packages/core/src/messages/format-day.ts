import { withLatinDigits } from './latin-digits.ts'

/** '20 November 2026', in the browser's time zone. @param instant ISO 8601 */
export function formatDay(instant: string, lang: string): string {
  return new Intl.DateTimeFormat(withLatinDigits(lang), { dateStyle: 'long' }).format(new Date(instant))
}
