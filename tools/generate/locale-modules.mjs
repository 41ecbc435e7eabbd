// @ts-check
// Generates the modules that depend on the list of languages, packages/core/messages/locales.json.
import { readText } from '../run/programs.mjs'

/**
 * A row of the list. `name`: the language in its own words. `geetest` and `recaptcha`: its code at these services, if
 * they have the language, and for reCAPTCHA only if it differs from the language of the locale.
 * @typedef {{ name: string, geetest?: string, recaptcha?: string }} LocaleRow
 * @typedef {Readonly<Record<string, LocaleRow>>} LocaleRows English first, which is the fallback for all other languages
 */

/** The groups of messages with loaders, which load one file per language. */
const loaded = ['app', 'account', 'checkout', 'samples', 'analytics']

/** @returns {LocaleRows} */
export const readLocaleRows = () => JSON.parse(readText('packages/core/messages/locales.json'))

/** The modules to generate, by their names in packages/core/src/generated. @param {LocaleRows} rows @returns {Record<string, string>} */
export function writeLocaleModules(rows) {
  const locales = Object.keys(rows)
  const geetest = mapRows(rows, (_locale, row) => row.geetest ?? rows['en-001']?.geetest ?? '')
  const recaptcha = mapRows(rows, (locale, row) => row.recaptcha ?? locale.split('-', 1)[0] ?? '')
  // Sorted by the collation of one fixed language, so that the order is the same for every reader.
  const names = Object.entries(rows).toSorted(([, first], [, second]) =>
    first.name.localeCompare(second.name, 'en'),
  )
  const sorted = mapRows(Object.fromEntries(names), (_locale, { name }) => name)
  return {
    'locales/locales': `/** The first one is the fallback. */
export const locales = ${write(locales)} as const\n`,
    'locales/locale-names': `/** The name of each language in that language, sorted by these names. */
export const localeNames = ${write(sorted)} as const\n`,
    'locales/captcha-locales': `/** The code of each language for GeeTest (docs.geetest.com, 'apirefer/api/web': \`language\`); English for those that it does not have. */
export const captchaLocales = ${write(geetest)} as const

/** The same for reCAPTCHA, which has all (developers.google.com/recaptcha/docs/language). */
export const recaptchaLocales = ${write(recaptcha)} as const\n`,
    ...Object.fromEntries(loaded.map((group) => [`messages/loaders/${group}`, writeLoaders(locales, group)])),
  }
}

/** @param {string[]} locales @param {string} group */
function writeLoaders(locales, group) {
  const lines = locales.map((locale) => `'${locale}': () => import('../${locale}/${group}.ts'),`)
  return `/** A file for each language. */\nexport const loaders = {\n${lines.join('\n')}\n}\n`
}

/** packages/core/package.json with an export for the catalogue of each language. @param {string} json @param {LocaleRows} rows */
export function writeExports(json, rows) {
  const manifest = JSON.parse(json)
  const isCatalogue = /^\.\/src\/generated\/messages\/[^/]+\/index\.ts$/
  const catalogues = Object.keys(rows).map((locale) => {
    const file = `generated/messages/${locale}/index`
    const places = {
      'foyer-source': `./src/${file}.ts`,
      types: `./dist/${file}.d.ts`,
      default: `./dist/${file}.js`,
    }
    return [`./messages/${locale}`, places]
  })
  const otherExports = Object.entries(manifest.exports).filter(
    ([, conditions]) => !isCatalogue.test(conditions['foyer-source']),
  )
  const insertIndex = otherExports.findIndex(([name]) => name === './messages') + 1
  manifest.exports = Object.fromEntries([
    ...otherExports.slice(0, insertIndex),
    ...catalogues,
    ...otherExports.slice(insertIndex),
  ])
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The kit's guide with a new list of languages between its two markers. @param {string} guide @param {LocaleRows} rows */
export function writeGuide(guide, rows) {
  const list = Object.entries(rows).map(([locale, { name }]) => `\`${locale}\` ${name}`)
  return guide.replace(
    /(<!-- languages -->\n)[^]*?(\n<!-- end of languages -->)/,
    (_, start, end) => `${start}\n${list.join(' · ')}\n${end}`,
  )
}

/** @param {LocaleRows} rows @param {(locale: string, row: LocaleRow) => string} change */
function mapRows(rows, change) {
  return Object.fromEntries(Object.entries(rows).map(([locale, row]) => [locale, change(locale, row)]))
}

/** @param {unknown} data */
const write = (data) => JSON.stringify(data, null, 2)
