// @ts-check
// Does what a browser loads stay within its budget? JavaScript and CSS, minified and gzipped, without React and React DOM.
import { join } from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { root } from './programs.mjs'
import { budgets } from './size-budgets.mjs'

/**
 * @typedef {import('./size-budgets.mjs').Budget} Budget
 * @typedef {import('./size-budgets.mjs').Modules} Modules
 * @typedef {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} File
 */

const outside = /^react(-dom)?(\/|$)/

let isOver = false
for (const { name, entry, beside, limitKb, hasLater } of budgets) {
  const { js, css } = await measureBeside(entry, beside, hasLater)
  const kb = (js + css) / 1000
  isOver ||= kb > limitKb
  const parts = `JS ${(js / 1000).toFixed(2)}, CSS ${(css / 1000).toFixed(2)}`
  console.log(`${kb > limitKb ? '✗' : '✓'} ${name}: ${kb.toFixed(2)} of ${limitKb} kB (${parts})`)
}
process.exitCode = isOver ? 1 : 0

/** What an entry adds to modules that are there already. @param {Budget['entry']} entry @param {Modules} [beside] @param {boolean} [hasLater] */
async function measureBeside(entry, beside, hasLater) {
  if (beside === undefined || 'page' in entry) return measure(entry, hasLater)
  const present = await measure({ modules: beside })
  const both = await measure({ modules: { ...beside, ...entry.modules } }, hasLater)
  return { js: both.js - present.js, css: both.css - present.css }
}

/** Gzipped bytes of what is loaded before anything else happens. @param {Budget['entry']} entry @param {boolean} [hasLater] */
async function measure(entry, hasLater = false) {
  const files = await bundle(entry)
  const first = [...files.values()].find((file) => file.type === 'chunk' && file.isEntry)
  if (!first) throw new Error(`Nothing came of ${JSON.stringify(entry)}.`)
  /** @type {Set<string>} */
  const loaded = new Set()
  collectLoaded(first.fileName, files, loaded, hasLater)
  const sum = (/** @type {RegExp} */ kind) =>
    [...loaded]
      .filter((name) => kind.test(name))
      .reduce(
        (bytes, name) => bytes + gzipSync(contentOf(files.get(name), 'page' in entry), { level: 9 }).length,
        0,
      )
  return { js: sum(/\.js$/), css: sum(/\.css$/) }
}

/** @param {Budget['entry']} entry */
async function bundle(entry) {
  const options = 'page' in entry ? { root: join(root, entry.page) } : modulesOptions(entry.modules)
  const result = await build({
    logLevel: 'error',
    ...options,
    build: {
      write: false,
      rolldownOptions: {
        ...('page' in entry ? {} : { input: 'virtual:entry' }),
        // Of a page, what Vite loads styles and scripts with counts; of a module it is the integrator's bundler, not ours.
        external: 'page' in entry ? outside : [outside, /vite\/preload-helper/],
      },
    },
  })
  if (!('output' in result)) throw new TypeError('Vite was asked for one build and gave something else.')
  return new Map(result.output.map((file) => [file.fileName, file]))
}

/** @param {Modules} modules @returns {import('vite').InlineConfig} */
function modulesOptions(modules) {
  const imports = Object.entries(modules).map(([module, names]) =>
    names.length > 0 ? `import { ${names.join(', ')} } from '${module}'` : `import '${module}'`,
  )
  const code = [...imports, `globalThis.kept = [${Object.values(modules).flat().join(', ')}]`].join('\n')
  return {
    configFile: false,
    root,
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    plugins: [
      react(),
      {
        name: 'foyer:entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(root, 'entry.js') : null),
        load: (id) => (id === join(root, 'entry.js') ? code : null),
      },
    ],
  }
}

/** A file, what it imports at once, and their styles. @param {string} name @param {Map<string, File>} files @param {Set<string>} loaded @param {boolean} hasLater */
function collectLoaded(name, files, loaded, hasLater) {
  const file = files.get(name)
  // React itself stays outside.
  if (file?.type !== 'chunk' || loaded.has(name)) return
  loaded.add(name)
  for (const style of file.viteMetadata?.importedCss ?? []) loaded.add(style)
  for (const imported of [...file.imports, ...(hasLater ? file.dynamicImports : [])])
    collectLoaded(imported, files, loaded, hasLater)
}

/** @param {File | undefined} file @param {boolean} isPage */
function contentOf(file, isPage) {
  if (!file) throw new Error('A style was named and not written.')
  if (file.type !== 'chunk') return file.source
  // The list of files that Vite writes for its loader goes with the loader.
  return isPage ? file.code : file.code.replace(/^const __vite__mapDeps=.*\n/, '')
}
