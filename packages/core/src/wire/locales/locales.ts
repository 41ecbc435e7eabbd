/** The ten locales of the captcha mapping (specification, section 9), all shipped complete. The first is the fallback. */
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

/** `<html lang>`: BCP 47. `XX` is no region. */
export function langOf(locale: Locale): string {
  return locale.replace('-XX', '')
}

/** `<html dir>`. */
export function dirOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar-XX' ? 'rtl' : 'ltr'
}

/** The first of the wishes (BCP 47, best first) whose language we speak, in whatever country. `en-001` when there is none. */
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
