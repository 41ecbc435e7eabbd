import { dirOf, type Locale } from '@foyer/core/wire'

/**
 * Keeps an address or a number in its own order in a sentence from right to left: U+2066 and U+2069 of the Unicode
 * bidirectional algorithm. Not in other languages, where they would be two signs too many for a text message.
 */
export function isolate(locale: Locale, text: string): string {
  return dirOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text
}
