import type { FastifyRequest } from 'fastify'
import { locales, matchLocale, type Locale } from '@foyer/core/wire'

/** The language: `lang` in the body or the query, or else the browser's preference. */
export function readLocale(request: Pick<FastifyRequest, 'body' | 'query' | 'headers'>): Locale {
  const explicit = [request.body, request.query].flatMap((part) => {
    const lang: unknown = typeof part === 'object' && part !== null && 'lang' in part ? part.lang : undefined
    return typeof lang === 'string' ? [lang] : []
  })
  return matchLocale([...explicit, ...readAcceptLanguage(request.headers['accept-language'])])
}

/**
 * The language of messages about an account: the one that its owner has chosen. If they have chosen none, it is that of the request, which
 * may be somebody else's.
 */
export function readOwnerLocale(
  request: Parameters<typeof readLocale>[0],
  lang: string | null | undefined,
): Locale {
  return findLocale(lang) ?? readLocale(request)
}

/** The stored language, unless this release does not have it. */
export function findLocale(lang: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === lang)
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
