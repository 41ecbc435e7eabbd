// @ts-check
// What does a browser load of an entry? JavaScript and CSS, minified and gzipped, without React and React DOM.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { root } from './programs.mjs'

/**
 * @typedef {import('./size-budgets.mjs').Budget} Budget
 * @typedef {import('./size-budgets.mjs').Modules} Modules
 * @typedef {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} File
 */

const outside = /^react(-dom)?(\/|$)/

/** Gzipped bytes of what is loaded before anything else happens. @param {Budget['entry']} entry @param {boolean} [hasLater] */
export async function measure(entry, hasLater = false) {
  const files = await bundle(entry)
  const first = [...files.values()].find((file) => file.type === 'chunk' && file.isEntry)
  if (!first) throw new Error(`Nothing came of ${JSON.stringify(entry)}.`)
  const loaded = collectLoaded(first.fileName, files, hasLater)
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
  const options =
    'page' in entry ? { root: join(root, entry.page) } : modulesOptions(entry.modules, entry.folder)
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

/** Names of modules, all of them used. @param {Modules} modules */
function writeImports(modules) {
  const imports = Object.entries(modules).map(([module, names], index) => ({
    module,
    names: names.map((name) => (name === 'default' ? `default as default${index}` : name)),
  }))
  const lines = imports.map(({ module, names }) =>
    names.length > 0 ? `import { ${names.join(', ')} } from '${module}'` : `import '${module}'`,
  )
  const locals = imports.flatMap(({ names }) => names.map((name) => name.replace('default as ', '')))
  return [...lines, `globalThis.kept = [${locals.join(', ')}]`].join('\n')
}

/** @param {Modules} modules @param {string} [folder] @returns {import('vite').InlineConfig} */
function modulesOptions(modules, folder = '') {
  const code = writeImports(modules)
  const entryFile = join(root, folder, 'entry.js')
  return {
    configFile: false,
    root,
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    plugins: [
      react(),
      {
        name: 'foyer:entry',
        resolveId: (id) => (id === 'virtual:entry' ? entryFile : null),
        load: (id) => (id === entryFile ? code : null),
      },
    ],
  }
}

/** A file, what it imports at once, and their styles. @param {string} name @param {Map<string, File>} files @param {boolean} [hasLater] @param {Set<string>} [loaded] */
export function collectLoaded(name, files, hasLater = false, loaded = new Set()) {
  const file = files.get(name)
  // React itself stays outside.
  if (file?.type !== 'chunk' || loaded.has(name)) return loaded
  loaded.add(name)
  for (const style of file.viteMetadata?.importedCss ?? []) loaded.add(style)
  for (const imported of [...file.imports, ...(hasLater ? file.dynamicImports : [])])
    collectLoaded(imported, files, hasLater, loaded)
  return loaded
}

/** @param {File | undefined} file @param {boolean} isPage */
function contentOf(file, isPage) {
  if (!file) throw new Error('A style was named and not written.')
  if (file.type !== 'chunk') return file.source
  // The list of files that Vite writes for its loader goes with the loader.
  return isPage ? file.code : file.code.replace(/^const __vite__mapDeps=.*\n/, '')
}
