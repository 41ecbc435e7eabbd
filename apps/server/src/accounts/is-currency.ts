const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Is it a currency code of ISO 4217 that is in use? */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}
