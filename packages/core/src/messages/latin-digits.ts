/** A language with Latin digits, as in forms. For Arabic, WebKit's default digits differ from those of Chromium and Firefox. */
export const withLatinDigits = (lang: string): string => `${lang}-u-nu-latn`
