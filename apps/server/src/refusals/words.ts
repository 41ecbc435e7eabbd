import { server, validation } from '@foyer/core/messages/en-001'
import { fillMessage, type Catalogue, type MessageValues } from '@foyer/core/messages'
import { locales, type ErrorCode, type Locale } from '@foyer/core/wire'
import type { ValidationCode } from '@foyer/core/validators'

type Words = Catalogue<keyof typeof server | keyof typeof validation>

/** What the server says, by locale. A further language is one line here. */
const catalogues: { readonly [locale in Locale]?: Words } & { readonly 'en-001': Words } = {
  'en-001': { ...server, ...validation },
}

/** The words for a code in the reader's language, or in English where there are none yet. */
export function sayCode(locale: Locale, code: ErrorCode | ValidationCode, values?: MessageValues): string {
  const words = catalogues[locale] ?? catalogues['en-001']
  const asError: string = `error_${code}`
  const key = Object.hasOwn(words, asError) ? asError : `validation_${code}`
  return fillMessage(words[key as keyof Words], values)
}

/** The first of the wishes that we speak: exactly, or in another country's form. `en-001` when there is none. */
export function pickLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-', 1)[0]
    const found =
      locales.find((locale) => locale.toLowerCase() === wish.toLowerCase()) ??
      locales.find((locale) => locale.split('-', 1)[0] === language)
    if (found !== undefined) return found
  }
  return 'en-001'
}

/** The languages of an `Accept-Language` header, best first (RFC 9110, 12.5.4). */
export function readAcceptLanguage(header: string | undefined): string[] {
  if (header === undefined) return []
  return header
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
