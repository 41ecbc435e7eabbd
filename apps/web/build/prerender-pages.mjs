// @ts-check
// Writes every page in every language: dist/prerendered/<locale>/<page>.html. Pages with the same content for all
// visitors are rendered, once for signed-out visitors and once with the frame for those who may be signed in; all
// others are empty, with their title and the files they load.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { collectFiles, readManifest } from './client-manifest.mjs'
import { describePage } from './describe-page.mjs'
import { escapeText } from './escape-text.mjs'
import { listVariants } from './page-variants.mjs'

/** @typedef {typeof import('../src/prerender/prerender-page.tsx')} Prerenderer */
/** @typedef {import('../src/prerender/prerender-page.tsx').PrerenderedPage} PrerenderedPage */
/** @typedef {import('../src/prerender/pages.ts').PagePath} PagePath */
/** @typedef {import('../src/prerender/pages.ts').PageRow} PageRow */

/**
 * Writes the pages. @param {string} root of the app @param {string} dist where the app has been built
 * @returns {Promise<string[]>} the modules that pages load
 */
export async function prerenderPages(root, dist) {
  const prerenderer = await buildPrerenderer(root)
  const { prerenderPage, pages, passwordPaths, locales, defaultSettings, writeSettings } = prerenderer
  const settings = writeSettings(defaultSettings)
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest = readManifest(dist)
  const rows = await Promise.all(
    /** @type {[PagePath, PageRow][]} */ (Object.entries(pages)).map(
      async ([path, row]) => /** @type {const} */ ([path, row, await listVariants(prerenderer, path, row)]),
    ),
  )
  await mkdir(join(dist, 'prerendered'), { recursive: true })
  const entries = rows.map(([path, row, variants]) => ({
    path,
    file: row.file,
    memberFile: `${row.file}-member`,
    settingsFiles: Object.fromEntries(
      variants.flatMap(({ name, settingsSets }) => settingsSets.map((settings) => [settings, name])),
    ),
    isForPasswords: passwordPaths.includes(path),
  }))
  await writeFile(join(dist, 'prerendered/pages.json'), JSON.stringify(entries))
  for (const lang of locales) {
    const folder = join(dist, 'prerendered', lang)
    await mkdir(folder, { recursive: true })
    const messages = await readPageMessages(root, lang)
    for (const [path, row, variants] of rows) {
      const { file, modules = [], memberModules = modules, messages: group, memberMessages = group } = row
      const publicParts = { modules, messages: group }
      const prerendered = await prerenderPage(lang, path)
      const prerenderedForMember = await prerenderPage(lang, path, { isMember: true })
      const head = describePage({ path, row, prerendered, messages })
      // `parts`: what the page loads in addition to what every page loads.
      const writePage = async (
        /** @type {string} */ name,
        /** @type {string} */ html,
        parts = publicParts,
      ) => {
        const files = collectFiles(manifest, [
          'index.html',
          'beside-first',
          findMessages(manifest, lang, 'app'),
          ...(parts.messages ? [findMessages(manifest, lang, parts.messages)] : []),
          ...parts.modules,
        ])
        const page = fillShell(shell, { ...prerendered, html }, { head, messages, files, settings })
        await writeFile(join(folder, `${name}.html`), page)
      }
      await writePage(file, prerendered.html)
      for (const { name, settings } of variants.filter((variant) => variant.name !== file))
        await writePage(name, (await prerenderPage(lang, path, { settings })).html)
      await writePage(`${file}-member`, prerenderedForMember.html, {
        modules: memberModules,
        messages: memberMessages,
      })
    }
  }
  return [
    ...new Set(rows.flatMap(([, { modules = [], memberModules = [] }]) => [...modules, ...memberModules])),
  ]
}

/**
 * Builds the app for Node. The output is inside of the project, so that React is found.
 * @param {string} root
 * @returns {Promise<Prerenderer>}
 */
async function buildPrerenderer(root) {
  const outDir = join(root, 'node_modules/.cache/foyer-prerender')
  await build({
    root,
    logLevel: 'warn',
    ssr: {
      resolve: { conditions: ['foyer-source', ...defaultServerConditions] },
      noExternal: [/^@foyer\//],
    },
    build: {
      ssr: 'src/prerender/prerender-page.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  })
  return import(pathToFileURL(join(outDir, 'prerender-page.js')).href)
}

/**
 * Finds the module of a language's messages: those of the app, or of one page.
 * @param {import('vite').Manifest} manifest @param {string} lang @param {'app' | 'account' | 'checkout' | 'samples'} group
 */
function findMessages(manifest, lang, group) {
  const pathEnd = `/generated/messages/${lang}/${group}.ts`
  const name = Object.keys(manifest).find((module) => module.endsWith(pathEnd))
  if (name === undefined) throw new Error(`The build has no messages of ${lang} for ${group}.`)
  return name
}

/**
 * The messages of the metadata, and those that a page shows before its scripts run.
 * @param {string} root
 * @param {string} lang
 * @returns {Promise<Record<string, string>>}
 */
async function readPageMessages(root, lang) {
  const catalogue = await readFile(join(root, `../../packages/core/messages/${lang}.json`), 'utf8')
  const { web, server } = JSON.parse(catalogue)
  return { ...web, ...server }
}

/**
 * Fills the app's empty page.
 * @param {string} shell the empty page
 * @param {PrerenderedPage} prerendered
 * @param {object} filling
 * @param {string} filling.head metadata
 * @param {Readonly<Record<string, string>>} filling.messages
 * @param {string} filling.settings attributes that the server replaces by those of its settings
 * @param {{ scripts: string[], styles: string[] }} filling.files
 */
function fillShell(
  shell,
  { lang, dir, title, html },
  { head, messages, settings, files: { scripts, styles } },
) {
  if (/<script|\sstyle=/.test(html)) throw new Error(`The policy refuses what stands in the page: ${html}`)
  const escapeMessage = (/** @type {string} */ key) => escapeText(messages[key] ?? '')
  const isLinked = (/** @type {string} */ file) => shell.includes(`"/${file}"`)
  const links = [
    ...styles.filter((file) => !isLinked(file)).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.filter((file) => !isLinked(file)).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  /** @type {[string | RegExp, string][]} */
  const replacements = [
    [/<html [^>]*>/, `<html lang="${lang}" dir="${dir}" data-social-places="4" ${settings}>`],
    [/<meta name="robots"[^>]*>/, head],
    [/<title>.*<\/title>/, `<title>${escapeText(title)}</title>`],
    [/<!--.*?-->\s*/g, ''],
    // The script need not run before the first paint, because the server writes the theme into the page.
    ['<script src="/early.js">', '<script async src="/early.js">'],
    ['</head>', `${links.join('\n')}\n</head>`],
    [/<noscript\s*>[^<]*<\/noscript\s*>/, `<noscript>${escapeMessage('page_no_script')}</noscript>`],
    [
      /<p id="unloaded"[^]*?<\/p>/,
      `<p id="unloaded" role="alert" hidden>${escapeMessage('page_unloaded')} <a href="">${escapeMessage('crash_reload')}</a></p>`,
    ],
    // Replaced last, because the rendered HTML contains comments of React.
    ['<div id="root"></div>', `<div id="root">${html}</div>`],
  ]
  return replacements.reduce((text, [from, to]) => replaceOnce(text, from, to), shell)
}

/** @param {string} text @param {string | RegExp} from @param {string} to @throws {Error} when it is not there */
function replaceOnce(text, from, to) {
  const hasMatch = typeof from === 'string' ? text.includes(from) : from.test(text)
  if (!hasMatch) throw new Error(`index.html has no ${String(from)}. Put it back.`)
  return text.replace(from, () => to)
}
