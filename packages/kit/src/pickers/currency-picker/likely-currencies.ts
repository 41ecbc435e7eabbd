/** The currencies most used for international payments, most used first (SWIFT, RMB Tracker). */
const major = ['USD', 'EUR', 'GBP', 'JPY', 'CNY']

/** The number of currencies that are offered above the list, recent choices included. */
const maxLikely = 5

/** The countries that use a currency besides the one that its first two letters name (ISO 4217). */
const countriesByCurrency: Readonly<Record<string, string>> = {
  AUD: 'CC CX HM KI NF NR TV',
  CHF: 'LI',
  DKK: 'FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GG GS IM JE',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'BV SJ',
  NZD: 'CK NU PN TK',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM VG VI',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
}

/** The currency of a country, if it is offered; otherwise `null`. */
function currencyOf(countryCode: string, offered: readonly string[]): string | null {
  const isUsed = (code: string): boolean =>
    countriesByCurrency[code]?.split(' ').includes(countryCode) === true
  return offered.find(isUsed) ?? offered.find((code) => code.startsWith(countryCode)) ?? null
}

/** The currencies that a person is most likely to look for: recent choices, the one of their country, and the major ones. */
export function listLikely(
  offered: readonly string[],
  recent: readonly string[],
  countryCode: string | null,
): readonly string[] {
  const localCurrency = countryCode === null ? null : currencyOf(countryCode, offered)
  const likely = [...recent, ...(localCurrency === null ? [] : [localCurrency]), ...major]
  return [...new Set(likely)].filter((code) => offered.includes(code)).slice(0, maxLikely)
}
