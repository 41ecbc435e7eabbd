// @ts-check
// Draws the pages that people see first, in every language, as HTML: dist/prerendered/<locale>/<page>.html.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defaultServerConditions } from 'vite'
import { collectFiles, readManifest } from './client-manifest.mjs'

/** @typedef {typeof import('../src/prerender/draw-page.tsx')} Drawer */
/** @typedef {import('../src/prerender/draw-page.tsx').Drawing} Drawing */

/** @param {string} root of the app @param {string} dist where the app has been built */
export async function drawPages(root, dist) {
  const { drawPage, drawnPages, knownPaths, locales } = await buildDrawer(root)
  const shell = await readFile(join(dist, 'index.html'), 'utf8')
  const manifest = readManifest(dist)
  await mkdir(join(dist, 'prerendered'), { recursive: true })
  const pages =
    /** @type {[import('../src/prerender/drawn-pages.ts').DrawnPath, { file: string, module?: string }][]} */ (
      Object.entries(drawnPages)
    )
  const files = Object.fromEntries(pages.map(([path, { file }]) => [path, file]))
  await writeFile(join(dist, 'prerendered/pages.json'), JSON.stringify({ files, paths: knownPaths }))
  for (const lang of locales) {
    const folder = join(dist, 'prerendered', lang)
    await mkdir(folder, { recursive: true })
    const noScript = await readNoScriptWords(root, lang)
    for (const [path, { file, module }] of pages) {
      const modules = [
        'index.html',
        'src/layout/language-and-theme.tsx',
        findWords(manifest, lang),
        ...(module ? [module] : []),
      ]
      const html = fillShell(shell, await drawPage(lang, path), noScript, collectFiles(manifest, modules))
      await writeFile(join(folder, `${file}.html`), html)
    }
  }
}

/** The app for Node. It stands inside of the project, so that React is found. @param {string} root @returns {Promise<Drawer>} */
async function buildDrawer(root) {
  const outDir = join(root, 'node_modules/.cache/foyer-drawer')
  await build({
    root,
    logLevel: 'warn',
    ssr: {
      resolve: { conditions: ['foyer-source', ...defaultServerConditions] },
      noExternal: [/^@foyer\//],
    },
    build: {
      ssr: 'src/prerender/draw-page.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  })
  return import(pathToFileURL(join(outDir, 'draw-page.js')).href)
}

/** The module of a language's words. @param {import('vite').Manifest} manifest @param {string} lang */
function findWords(manifest, lang) {
  const end = lang === 'en-001' ? 'src/locale/english.ts' : `/messages/${lang}/index.ts`
  const name = Object.keys(manifest).find((module) => module.endsWith(end))
  if (name === undefined) throw new Error(`The build has no words of ${lang}.`)
  return name
}

/** @param {string} root @param {string} lang @returns {Promise<string>} */
async function readNoScriptWords(root, lang) {
  const catalogue = await readFile(join(root, `../../packages/core/messages/${lang}.json`), 'utf8')
  return JSON.parse(catalogue).server.page_no_script
}

/**
 * @param {string} shell the app's own page, which is empty
 * @param {Drawing} drawing
 * @param {string} noScript
 * @param {{ scripts: string[], styles: string[] }} files
 */
function fillShell(shell, { lang, dir, title, description, html }, noScript, { scripts, styles }) {
  if (/<script|\sstyle=/.test(html)) throw new Error(`The policy refuses what stands in the page: ${html}`)
  const isLinked = (/** @type {string} */ file) => shell.includes(`"/${file}"`)
  const links = [
    ...styles.filter((file) => !isLinked(file)).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.filter((file) => !isLinked(file)).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  /** @type {[string | RegExp, string][]} */
  const changes = [
    [/<html [^>]*>/, `<html lang="${lang}" dir="${dir}" data-social-places="4">`],
    [/<meta name="description"[^>]*>/, `<meta name="description" content="${escapeText(description)}">`],
    [/<title>.*<\/title>/, `<title>${escapeText(title)}</title>`],
    [/<!--.*?-->\s*/g, ''],
    // The server puts the theme on the page: nothing waits for a script.
    ['<script src="/early.js">', '<script async src="/early.js">'],
    ['</head>', `${links.join('\n')}\n</head>`],
    [/<noscript\s*>[^<]*<\/noscript\s*>/, `<noscript>${escapeText(noScript)}</noscript>`],
    // Last: what is drawn has comments of React's own.
    ['<div id="root"></div>', `<div id="root">${html}</div>`],
  ]
  return changes.reduce((text, [from, to]) => replaceOnce(text, from, to), shell)
}

/** @param {string} text @param {string | RegExp} from @param {string} to @throws {Error} when it is not there */
function replaceOnce(text, from, to) {
  const changed = text.replace(from, () => to)
  if (changed === text) throw new Error(`index.html has no ${String(from)}. Put it back.`)
  return changed
}

/** @param {string} text */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
