// @ts-check
// Does what a browser loads stay within its budget? JavaScript and CSS, minified and gzipped, without React and React DOM.
import { join } from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { root } from './programs.mjs'

/**
 * One row is one budget: a page of an app, or the names that an integrator imports from modules. 1 kB is 1000 bytes.
 * What is loaded later, by `import()`, does not count unless `hasLater` says so.
 * @typedef {{ name: string, entry: { page: string } | { modules: Record<string, string[]> }, limitKb: number, hasLater?: boolean }} Budget
 * @typedef {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} File
 * @type {Budget[]}
 */
const budgets = [
  {
    name: '<SignIn/> before its first use',
    entry: { modules: { '@foyer/sign-in': ['FoyerProvider', 'SignIn'], '@foyer/kit/styles.css': [] } },
    limitKb: 16,
  },
  {
    name: 'base input with the model of its field',
    entry: { modules: { '@foyer/kit/base-input': ['BaseInput'] } },
    limitKb: 5,
  },
  {
    name: 'form model + base input',
    // The goal is 5.
    entry: { modules: { '@foyer/core/form': ['FormStore'], '@foyer/kit/base-input': ['BaseInput'] } },
    limitKb: 6.2,
  },
  {
    name: '<PhoneInput/> with its table, before a picker opens',
    // The goal is 8: docs/decisions/024.
    entry: { modules: { '@foyer/kit/phone-input': ['PhoneInput'] } },
    limitKb: 14.2,
  },
  {
    name: '<MaskInput/>',
    // The goal is 5: docs/decisions/024.
    entry: { modules: { '@foyer/kit/mask-input': ['MaskInput'] } },
    limitKb: 7.3,
  },
  {
    name: '<DateInput/>',
    entry: { modules: { '@foyer/kit/date-input': ['DateInput'] } },
    limitKb: 8,
  },
  {
    name: 'suggestEmails with its domains',
    entry: { modules: { '@foyer/core/email': ['suggestEmails'] } },
    limitKb: 1.2,
  },
  {
    name: '<EmailInput/> with all that it loads later',
    entry: { modules: { '@foyer/kit/email-input': ['EmailInput'] } },
    limitKb: 10,
    hasLater: true,
  },
  {
    name: '<CurrencyDropdown/> before its picker opens',
    entry: { modules: { '@foyer/kit/currency-dropdown': ['CurrencyDropdown'] } },
    limitKb: 7.9,
  },
  {
    name: '<CurrencyDropdown/> with the picker that it loads later',
    entry: { modules: { '@foyer/kit/currency-dropdown': ['CurrencyDropdown'] } },
    limitKb: 63.2,
    hasLater: true,
  },
  {
    name: 'The country picker before it opens',
    entry: { modules: { '@foyer/kit/country-picker': ['CountryPicker'] } },
    limitKb: 2.6,
  },
  {
    // Beside an input, whose words and messages it shares, 3.1; the goal is 3.
    name: '<ModalLayer/> with what opens modals',
    entry: { modules: { '@foyer/kit/modal': ['ModalLayer', 'useModal'] } },
    limitKb: 4.2,
  },
  {
    name: '<SnackbarLayer/> with what shows snackbars',
    entry: { modules: { '@foyer/kit/snackbar': ['SnackbarLayer', 'snackbars'] } },
    limitKb: 4.9,
  },
  {
    name: '<RichText/>',
    entry: { modules: { '@foyer/kit/rich-text': ['RichText'] } },
    limitKb: 3.2,
  },
  {
    name: '<Tooltip/> before its first use',
    entry: { modules: { '@foyer/kit/tooltip': ['Tooltip'] } },
    limitKb: 2.4,
  },
  {
    name: '<Dropdown/> and <Menu/> before their first use',
    entry: { modules: { '@foyer/kit/dropdown': ['Dropdown', 'Menu'] } },
    limitKb: 3.1,
  },
  {
    name: '<InstallBanner/> with its prompt',
    entry: { modules: { '@foyer/kit/install-prompt': ['InstallBanner', 'createInstallPrompt'] } },
    limitKb: 2.5,
  },
  { name: 'The first page with its router', entry: { page: 'apps/web' }, limitKb: 32 },
]

let isOver = false
for (const { name, entry, limitKb, hasLater } of budgets) {
  const { js, css } = await measure(entry, hasLater)
  const kb = (js + css) / 1000
  isOver ||= kb > limitKb
  const parts = `JS ${(js / 1000).toFixed(2)}, CSS ${(css / 1000).toFixed(2)}`
  console.log(`${kb > limitKb ? '✗' : '✓'} ${name}: ${kb.toFixed(2)} of ${limitKb} kB (${parts})`)
}
process.exitCode = isOver ? 1 : 0

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
      .reduce((bytes, name) => bytes + gzipSync(contentOf(files.get(name)), { level: 9 }).length, 0)
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
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })
  if (!('output' in result)) throw new TypeError('Vite was asked for one build and gave something else.')
  return new Map(result.output.map((file) => [file.fileName, file]))
}

/** @param {Record<string, string[]>} modules @returns {import('vite').InlineConfig} */
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

/** @param {File | undefined} file */
function contentOf(file) {
  if (!file) throw new Error('A style was named and not written.')
  return file.type === 'chunk' ? file.code : file.source
}
