// @ts-check
/** Escapes a text for an element or an attribute. @param {string} text */
export function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
