/**
 * A text that `Intl` has made of a number and its unit, so that no line ends between them. Japanese has no blank there, which the data of
 * `Intl` does not know.
 */
export function tieNumber(text: string, lang: string): string {
  return text.replace(/(\d) /, lang.startsWith('ja') ? '$1' : '$1\u00A0')
}
