// @ts-check
// Which files a page has: one for each content that the settings of an installation can lead to.

/** @typedef {typeof import('../src/prerender/prerender-page.tsx')} Prerenderer */
/** @typedef {import('../src/prerender/pages.ts').PagePath} PagePath */
/** @typedef {import('../src/prerender/pages.ts').PageRow} PageRow */
/** @typedef {Prerenderer['settingsSets'][number]} SettingsSet */

/**
 * @typedef {object} Variant
 * @property {string} name of the file
 * @property {SettingsSet} settings to render it with
 * @property {string[]} settingsSets all sets with this content, as attributes
 */

/**
 * The files of a page that follows settings, besides the one for the default settings. Sets of settings that lead to the same content, as in the
 * first language, share a file.
 * @param {Prerenderer} prerenderer @param {PagePath} path @param {PageRow} row @returns {Promise<Variant[]>}
 */
export async function listVariants(prerenderer, path, { file, followsSettings }) {
  const { prerenderPage, settingsSets, writeSettings, nameFile, locales } = prerenderer
  if (!followsSettings) return []
  /** @type {Map<string, Variant>} */
  const variants = new Map()
  for (const settings of settingsSets) {
    const { html } = await prerenderPage(locales[0], path, { settings })
    const variant = variants.get(html) ?? { name: nameFile(file, settings), settings, settingsSets: [] }
    variant.settingsSets.push(writeSettings(settings))
    variants.set(html, variant)
  }
  return [...variants.values()]
}
