const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Controls, blanks and what takes no room: browsers leave some of them out of an address, and readers see none. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}]/gu

/** Would change what an address means to whoever reads the markup again. */
const unsafeCharacters = /[<>"`\p{Cc}]/gu

/**
 * An address as it may stand in a link: http, https, mailto, tel, or relative. `null` for any other, and for one that
 * looks like another once its unseen characters are gone.
 */
export function readSafeHref(text: string): string | null {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(text.replace(unseen, '')) ?? []
  if (scheme !== undefined && !safeSchemes.has(scheme.toLowerCase())) return null
  // As the URL standard has it: no tabs and line ends, no blanks around.
  const href = text.replace(/[\t\n\r]/g, '').trim()
  return href === '' ? null : href.replace(unsafeCharacters, (character) => encodeURIComponent(character))
}
