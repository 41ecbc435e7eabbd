/** `dmy`: dd/mm/yyyy. `ymd`: yyyy/mm/dd. */
export type DateOrder = 'dmy' | 'ymd'

/** The separator between day, month and year. */
export type DateSeparator = '/' | '.' | '-'

/**
 * The order of dates in a locale, which may be written with an underscore (`zh_TW`): year first in Chinese, Japanese and Korean,
 * day first in all others.
 */
export function dateOrderOf(locale: string): DateOrder {
  return /^(ja|ko|zh)(?![a-z])/i.test(locale) ? 'ymd' : 'dmy'
}

/** The languages whose short dates in CLDR have dots. A list, because browsers differ in the data of their `Intl`. */
const dotted =
  /^(az|be|bg|bs|cs|da|de|et|fi|he|hr|hu|hy|is|ka|kk|ko|lv|mk|nb|nn|no|pl|ro|ru|sk|sl|sq|sr|tk|tr|uk)(?![a-z])/i

/** The separator of dates in a locale: a dot for the languages above, a hyphen for Dutch (in Belgium a slash), a slash for all others. */
export function dateSeparatorOf(locale: string): DateSeparator {
  if (/^nl(?![a-z]|[-_]BE)/i.test(locale)) return '-'
  return dotted.test(locale) ? '.' : '/'
}
