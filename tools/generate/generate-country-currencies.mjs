// @ts-check
// Generates the currency that is paid with in each country, from the CLDR.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** @typedef {Record<string, Partial<Record<string, string>>>} Period A currency with its attributes in the CLDR */

/** @type {{ supplemental: { currencyData: { region: Record<string, Period[]> } } }} */
const { supplemental } = require('cldr-core/supplemental/currencyData.json')

/** One line per currency, with its countries. */
export function generateCountryCurrencies() {
  /** @type {Map<string, string[]>} */
  const countriesOf = new Map()
  for (const [country, periods] of Object.entries(supplemental.currencyData.region)) {
    const currency = findCurrency(periods)
    if (currency !== undefined && /^[A-Z]{2}$/.test(country))
      countriesOf.set(currency, [...(countriesOf.get(currency) ?? []), country])
  }
  const lines = Array.from(countriesOf, ([currency, countries]) => [currency, ...countries].join(' '))
  return `export const packedCurrencies = ${JSON.stringify(lines.toSorted().join('\n'))}\n`
}

/** The first currency that is legal tender today: the CLDR lists the most used one first. @param {Period[]} periods */
function findCurrency(periods) {
  return periods
    .flatMap((period) => Object.entries(period))
    .find(([, dates]) => read(dates, 'to') === undefined && read(dates, 'tender') !== 'false')?.[0]
}

/** Reads an attribute, whose name begins with an underscore in the CLDR. @param {Partial<Record<string, string>>} dates @param {string} name */
function read(dates, name) {
  return dates[`_${name}`]
}
