// @ts-check
// Generates the countries of time zones from the IANA database, as the package countries-and-timezones contains it.
// Includes former names: browsers with ICU report a renamed zone by its first name, Firefox by the new one.
import { getAllTimezones } from 'countries-and-timezones'

/** Zones that the database lists under several countries, with the country to which zone.tab assigns them. */
const assignedZones = /** @type {Partial<Record<string, string>>} */ ({ 'Europe/Simferopol': 'UA' })

/** Legacy names, which mostly name a country or a state instead of a city, such as `US/Pacific`: no browser reports them. */
const unsaid =
  /^(?:Etc|US|Canada|Brazil|Chile|Mexico)\/|^Australia\/(?:[A-Z]{3}|North|Queen.*|South|T.*|V.*|West|Y.*)$|^[^/]+$/

/** One line per country, with its zones. */
export function generateTimeZones() {
  /** @type {Map<string, string[]>} */
  const zonesOf = new Map()
  for (const { name, countries } of Object.values(getAllTimezones({ deprecated: true }))) {
    const country = assignedZones[name] ?? countries?.[0]
    if (country && !unsaid.test(name)) zonesOf.set(country, [...(zonesOf.get(country) ?? []), name])
  }
  const lines = Array.from(zonesOf, ([country, zones]) => [country, ...zones].join(' '))
  return `export const zonesByCountry = ${JSON.stringify(lines.toSorted().join('\n'))}\n`
}
