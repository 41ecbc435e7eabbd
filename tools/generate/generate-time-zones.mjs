// @ts-check
// Which country is a time zone of? Out of the time zone database of IANA, as the package countries-and-timezones has it.
// Former names are there too: browsers with ICU know a renamed zone by its first name, Firefox says the new one.
import { getAllTimezones } from 'countries-and-timezones'

/** Zones that the database counts to several countries; zone.tab gives them to these. */
const shared = /** @type {Partial<Record<string, string>>} */ ({ 'Europe/Simferopol': 'UA' })

/** Names of countries, of states and of no place at all, such as `US/Pacific`: no browser says them of where it is. */
const unsaid =
  /^(?:Etc|US|Canada|Brazil|Chile|Mexico)\/|^Australia\/(?:[A-Z]{3}|North|Queen.*|South|T.*|V.*|West|Y.*)$|^[^/]+$/

/** A line for each country, and its zones behind it. */
export function generateTimeZones() {
  /** @type {Map<string, string[]>} */
  const zonesOf = new Map()
  for (const { name, countries } of Object.values(getAllTimezones({ deprecated: true }))) {
    const country = shared[name] ?? countries?.[0]
    if (country && !unsaid.test(name)) zonesOf.set(country, [...(zonesOf.get(country) ?? []), name])
  }
  const lines = Array.from(zonesOf, ([country, zones]) => [country, ...zones].join(' '))
  return `export const zonesByCountry = ${JSON.stringify(lines.toSorted().join('\n'))}\n`
}
