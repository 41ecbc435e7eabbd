/** The shortest symbol of a currency, such as `$` or `zł`; the code itself if there is no symbol or no such currency. */
export function currencySymbol(code: string, locale: string): string {
  const letters = code.toUpperCase()
  try {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: letters,
      currencyDisplay: 'narrowSymbol',
    })
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? letters
  } catch {
    return letters
  }
}
