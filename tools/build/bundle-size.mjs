// @ts-check
// Measures what a browser loads for an entry: JavaScript and CSS, minified and gzipped, without React and React DOM.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { root } from '../run/programs.mjs'
import { virtualEntry } from './virtual-entry.mjs'

/**
 * @typedef {Record<string, string[]>} Modules names that an integrator imports, by their modules
 * @typedef {{ page: string } | { modules: Modules, folder?: string }} Entry `folder`: where the modules are imported, if not in the root
 * @typedef {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} File
 */

const external = /^react(-dom)?(\/|$)/

/**
 * The gzipped bytes of what is loaded at the start; with `includesLazy` including what `import()` loads. @param {Entry}
 * entry @param {boolean} [includesLazy]
 */
export async function measure(entry, includesLazy = false) {
  const isPage = 'page' in entry
  const result = await build({
    logLevel: 'error',
    ...(isPage ? { root: join(root, entry.page) } : modulesOptions(entry.modules, entry.folder)),
    build: {
      write: false,
      rolldownOptions: {
        ...(!isPage && { input: entryFile(entry.folder) }),
        // Vite's loader for `import()` counts for a page, but not for a module, which an integrator's own bundler bundles.
        external: isPage ? external : [external, /vite\/preload-helper/],
      },
    },
  })
  if (!('output' in result)) throw new TypeError('Vite was asked for one build and gave something else.')
  const files = new Map(result.output.map((file) => [file.fileName, file]))
  const first = result.output.find((file) => file.type === 'chunk' && file.isEntry)
  if (!first) throw new Error(`Nothing came of ${JSON.stringify(entry)}.`)
  const loaded = [...collectLoaded(first.fileName, files, includesLazy)]
  const sum = (/** @type {string} */ ending) =>
    loaded
      .filter((name) => name.endsWith(ending))
      .map((name) => gzipSync(contentOf(files.get(name), isPage), { level: 9 }).length)
      .reduce((bytes, length) => bytes + length, 0)
  return { js: sum('.js'), css: sum('.css') }
}

const entryFile = (folder = '') => join(root, folder, 'entry.js')

/** Options to bundle a module that uses all the names. @param {Modules} modules @param {string} [folder] @returns {import('vite').InlineConfig} */
function modulesOptions(modules, folder) {
  const imports = Object.entries(modules).map(([module, names], index) => ({
    module,
    names: names.map((name) => (name === 'default' ? `default as default${index}` : name)).join(', '),
  }))
  const locals = imports.flatMap(({ names }) => (names === '' ? [] : [names.replace('default as ', '')]))
  const code = [
    ...imports.map(({ module, names }) => `import ${names === '' ? '' : `{ ${names} } from `}'${module}'`),
    `globalThis.kept = [${locals.join(', ')}]`,
  ].join('\n')
  return {
    configFile: false,
    root,
    resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
    plugins: [react(), virtualEntry(entryFile(folder), code)],
  }
}

/**
 * Collects a file, its static imports, and their styles. @param {string} name @param {Map<string, File>} files @param
 * {boolean} [includesLazy] @param {Set<string>} [loaded]
 */
export function collectLoaded(name, files, includesLazy = false, loaded = new Set()) {
  const file = files.get(name)
  // React is external, so it has no file.
  if (file?.type !== 'chunk' || loaded.has(name)) return loaded
  loaded.add(name)
  for (const style of file.viteMetadata?.importedCss ?? []) loaded.add(style)
  for (const imported of [...file.imports, ...(includesLazy ? file.dynamicImports : [])])
    collectLoaded(imported, files, includesLazy, loaded)
  return loaded
}

/** @param {File | undefined} file @param {boolean} isPage */
function contentOf(file, isPage) {
  if (!file) throw new Error('A style was named and not written.')
  if (file.type !== 'chunk') return file.source
  // Vite's list of files belongs to its loader for `import()`, which does not count for a module.
  return isPage ? file.code : file.code.replace(/^const __vite__mapDeps=.*\n/, '')
}
