/** `dmy`: dd/mm/yyyy. `ymd`: yyyy/mm/dd. */
export type DateOrder = 'dmy' | 'ymd'

/** Year first in Japanese and Korean, day first everywhere else, an unknown locale included. */
export function dateOrderOf(locale: string): DateOrder {
  return /^(ja|ko)\b/i.test(locale) ? 'ymd' : 'dmy'
}
