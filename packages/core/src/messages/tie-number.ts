/**
 * A text that `Intl` has made of a number and its unit, so that no line ends between them. Japanese has no blank there, which the data of
 * `Intl` does not know.
 */
export function tieNumber(text: string, lang: string): string {
  return text.replace(/(\d) /, lang.startsWith('ja') ? '$1' : '$1\u00A0')
}

/**
 * '5 minutes', '8 gigabytes', as `Intl` names the unit in the reader's language.
 * @param unit an identifier of ECMA-402, such as `minute`
 */
export function formatUnit(amount: number, unit: string, lang: string): string {
  return tieNumber(
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    lang,
  )
}
