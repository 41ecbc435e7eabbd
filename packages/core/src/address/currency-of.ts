import { packedCurrencies } from '../generated/country-currencies.ts'

/** The ISO 4217 code of the currency that is paid with in a country; `null` if it is not known. */
export function currencyOf(country: string): string | null {
  if (!/^[A-Z]{2}$/.test(country)) return null
  const row = packedCurrencies.split('\n').find((line) => line.split(' ').includes(country))
  return row?.split(' ')[0] ?? null
}
