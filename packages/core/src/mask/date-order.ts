/** `dmy`: dd/mm/yyyy. `ymd`: yyyy/mm/dd. */
export type DateOrder = 'dmy' | 'ymd'

/** What stands between the numbers. */
export type DateSeparator = '/' | '.'

/** Year first in Japanese and Korean, day first everywhere else, an unknown locale included. */
export function dateOrderOf(locale: string): DateOrder {
  return /^(ja|ko)\b/i.test(locale) ? 'ymd' : 'dmy'
}

/** The languages that write dots in CLDR's short dates. A list, because browsers differ in what their `Intl` knows. */
const dotted =
  /^(az|be|bg|bs|cs|da|de|et|fi|hr|hu|hy|is|ka|kk|ko|lv|mk|nb|nn|no|pl|ro|ru|sk|sl|sq|sr|tk|tr|uk)\b/i

/** A dot where dates are written with dots, a slash everywhere else, an unknown locale included. */
export function dateSeparatorOf(locale: string): DateSeparator {
  return dotted.test(locale) ? '.' : '/'
}
