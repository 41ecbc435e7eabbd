import { packedCurrencies } from '../generated/country-currencies.ts'

/** The ISO 4217 code of a country's currency; `null` if unknown. */
export function currencyOf(country: string): string | null {
  if (!/^[A-Z]{2}$/.test(country)) return null
  const row = packedCurrencies.split('\n').find((line) => line.split(' ').includes(country))
  return row?.split(' ')[0] ?? null
}
