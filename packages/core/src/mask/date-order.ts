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

/** The languages whose short dates in CLDR begin with the day and have dots. A list, because browsers differ in the data of their `Intl`. */
const dottedLanguages =
  /^(az|ba|be|bg|bs|cs|da|de|et|fi|fo|he|hr|hu|hy|is|ka|kk|ko|ku|lb|lv|mk|nb|nn|no|os|pl|ro|ru|sk|sl|sq|sr|tk|tr|tt|uk)(?![a-z])/i

/** The separator of dates in a locale: a dot for the languages above, a hyphen for Dutch (in Belgium a slash), a slash for all others. */
export function dateSeparatorOf(locale: string): DateSeparator {
  if (/^nl(?![a-z]|[-_]BE)/i.test(locale)) return '-'
  return dottedLanguages.test(locale) ? '.' : '/'
}
