import { dirOf, type Locale } from '@foyer/core/wire'

/**
 * Keeps an address or a number in left-to-right order within a right-to-left sentence, by U+2066 and U+2069 of the Unicode
 * bidirectional algorithm. Left out in other languages, where they would only make a text message longer.
 */
export function isolate(locale: Locale, text: string): string {
  return dirOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text
}
