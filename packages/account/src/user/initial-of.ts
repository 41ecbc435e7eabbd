import { langOf, type Locale } from '@foyer/core/wire/locales'

/**
 * The first letter of a name, as a capital of the page's language: Turkish has `İ` for `i`. A letter with its marks stays whole, and so
 * does an emoji of several characters.
 */
export function initialOf(name: string, locale: Locale): string {
  const lang = langOf(locale)
  const [letter] = new Intl.Segmenter(lang).segment(name.toLocaleUpperCase(lang))
  return letter?.segment ?? ''
}
