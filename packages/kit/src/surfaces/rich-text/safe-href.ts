const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Control, format and separator characters: browsers drop some of them from addresses, and readers do not see them. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Z}]/gu

/** Characters that would change the meaning of the address if the markup is parsed again. */
const unsafeCharacters = /[<>"`\p{Cc}]/gu

/**
 * An address that is allowed in a link: http, https, mailto, tel, or relative. `null` for any other, even if its scheme only appears once
 * invisible characters are removed.
 */
export function readSafeHref(text: string): string | null {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(text.replace(invisibleCharacters, '')) ?? []
  if (scheme !== undefined && !safeSchemes.has(scheme.toLowerCase())) return null
  // Like the URL standard: remove tabs and line breaks, and trim.
  const href = text.replace(/[\t\n\r]/g, '').trim()
  return href === '' ? null : href.replace(unsafeCharacters, (character) => encodeURIComponent(character))
}
