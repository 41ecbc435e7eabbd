/** The ten locales (specification, section 9: captcha mapping). The first one is the fallback. */
export const locales = [
  'en-001',
  'ru-RU',
  'ar-XX',
  'es',
  'de-DE',
  'fr',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'id-ID',
] as const

export type Locale = (typeof locales)[number]

/** The language tag for `<html lang>` (BCP 47). `XX` is not a region, so it is removed. */
export function langOf(locale: Locale): string {
  return locale.replace('-XX', '')
}

/** The direction for `<html dir>`. */
export function dirOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar-XX' ? 'rtl' : 'ltr'
}

/**
 * Finds the locale for the first preferred language (BCP 47, best first) that we speak, in whatever country. `en-001`
 * if there is none.
 */
export function matchLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const found = locales.find((locale) => readLanguage(locale) === readLanguage(wish))
    if (found) return found
  }
  return locales[0]
}

function readLanguage(tag: string): string | undefined {
  return tag.toLowerCase().split('-', 1)[0]
}
