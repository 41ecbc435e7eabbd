import { locales } from '../../generated/locales/locales.ts'

/** The languages of packages/core/messages/locales.json. The first one is the fallback. */
export { locales }

/** A language of the interface: one of `locales`. */
export type Locale = (typeof locales)[number]

/** The language tag for `<html lang>` (BCP 47). `XX` is not a region, so it is removed. */
export function langOf(locale: Locale): string {
  return locale.replace('-XX', '')
}

/** The direction for `<html dir>`, by the languages that are written from right to left. */
export function dirOf(locale: Locale): 'ltr' | 'rtl' {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(locale) ? 'rtl' : 'ltr'
}

/**
 * Finds the locale for the first preferred language (BCP 47, best first) that is supported, whatever its country. If a language is
 * supported in several scripts, the script that is usual in the country decides: `zh-TW` is `zh-Hant`.
 * @param supported the languages of an app that does not have all of them; the first one is the fallback
 */
export function matchLocale(requested: readonly string[]): Locale
export function matchLocale<Spoken extends Locale>(
  requested: readonly string[],
  supported: readonly [Spoken, ...Spoken[]],
): Spoken
export function matchLocale(
  requested: readonly string[],
  supported: readonly [Locale, ...Locale[]] = locales,
): Locale {
  for (const requestedTag of requested) {
    const found = findLocale(requestedTag, supported)
    if (found) return found
  }
  return supported[0]
}

function findLocale(requestedTag: string, supported: readonly Locale[]): Locale | undefined {
  try {
    // Knows former codes too: `iw` is `he`.
    const { language, script } = new Intl.Locale(requestedTag).maximize()
    const find = (tag: string) => supported.find((locale) => `${locale}-`.startsWith(`${tag}-`))
    return find(`${language}-${script}`) ?? find(language)
  } catch {
    // Not a language tag: `*`, or arbitrary text, which any client can send.
    return undefined
  }
}
