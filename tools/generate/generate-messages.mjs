// @ts-check
// `node tools/generate/generate-messages.mjs`: compiles packages/core/messages to packages/core/src/generated, and
// writes everything else that depends on the list of languages there. A test compares the files with a fresh run.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProgram, program, readText, root } from '../run/programs.mjs'
import { compileMessage, tieNumbers } from './compile-message.mjs'
import { readLocaleRows, writeExports, writeGuide, writeLocaleModules } from './locale-modules.mjs'
import { readCatalogue } from './message-catalogues.mjs'

/**
 * @typedef {import('./message-catalogues.mjs').Catalogue} Catalogue
 * @typedef {import('./message-catalogues.mjs').Group} Group
 * @typedef {{ rows?: import('./locale-modules.mjs').LocaleRows, read?: (locale: string) => Catalogue }} Source the list
 * of languages and their catalogues; default: those of the project
 */

const generated = 'packages/core/src/generated'
const header =
  '// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.\n'

/** The groups with separate modules in every language: the server's messages, and those of single pages. */
const separateGroups = ['server', 'account', 'checkout', 'samples', 'analytics']
/** Groups for a page that integrators have too: the entry of each language exports them with sign-in's. */
const sharedGroups = ['account']

/** Groups without no-break spaces: a character outside of the SMS alphabet doubles a message's length, and programs read field issues. */
const plainSpaceGroups = new Set(['server', 'validation'])

/** English messages of sign-in that are loaded later, together with the part that shows them; selected by the start of their keys. */
const lazyPatterns = /** @type {const} */ ({
  captcha: /^captcha_(?!script)/,
  codes: /^code_form_/,
  passkey: /^passkey_/,
  enrol: /^enrol_/,
  secondStep: /^second_step_/,
  proof: /^proof_/,
  social: /^social_/,
  recovery: /^(recovery|new_password)_(?!title)/,
})

if (isProgram(import.meta)) {
  const isLanguage = new Set(Object.keys(readLocaleRows()))
  // Removes the folders of languages that are no longer in the list.
  for (const entry of readdirSync(join(root, generated, 'messages'), { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== 'loaders' && !isLanguage.has(entry.name))
      rmSync(join(root, generated, 'messages', entry.name), { recursive: true })
  writeMessages(root)
}

/** Writes all files, formatted, below a folder. @param {string} folder @param {Source} [source] @returns {string[]} their paths in it */
export function writeMessages(folder, { rows = readLocaleRows(), read = readCatalogue } = {}) {
  const [english = '', ...others] = Object.keys(rows)
  const messages = {
    ...writeEnglish(read(english)),
    ...Object.assign({}, ...others.map((locale) => writeLocale(locale, read(locale)))),
    ...writeList(Object.keys(rows)),
  }
  const modules = {
    ...mapEntries(messages, (name, text) => [`messages/${name}`, text]),
    ...writeLocaleModules(rows),
  }
  const files = {
    ...mapEntries(modules, (name, text) => [
      `${generated}/${name}.ts`,
      header + writeImport(name, text) + text,
    ]),
    'packages/core/package.json': writeExports(readText('packages/core/package.json'), rows),
    'docs/kit.md': writeGuide(readText('docs/kit.md'), rows),
  }
  const paths = Object.keys(files)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const [node = '', ...format] = program('oxfmt')
  execFileSync(node, [...format, '-c', join(root, '.oxfmtrc.json'), '--write', ...paths], {
    cwd: folder,
    stdio: 'inherit',
  })
  return paths
}

/** English is split up, so that each block loads only its own messages. @param {Catalogue} catalogue @returns {Record<string, string>} */
function writeEnglish({ kit, ...otherGroups }) {
  const isLazy = (/** @type {string} */ key) => Object.values(lazyPatterns).some((keys) => keys.test(key))
  const groups = { ...otherGroups, signIn: pick(otherGroups['signIn'], (key) => !isLazy(key)) }
  const names = Object.keys(kit).map((name) => `${name}Messages`)
  const write = (/** @type {string} */ name, /** @type {Group} */ group) =>
    writeGroup(name, group, 'en-001', true)
  return {
    'en-001/kit': `// A module for each group: a block brings its own messages to where it is loaded, and no others.
${exportEach(Object.keys(kit), (name) => [`${name}Messages`, `kit/${toFileName(name)}`])}`,
    ...mapEntries(kit, (name, group) => [`en-001/kit/${toFileName(name)}`, write(`${name}Messages`, group)]),
    'en-001/kit-catalogue': `import { ${names.join(', ')} } from './kit.ts'

/** All messages of the kit. Apart from the groups, so that one can be had alone. */
export const kit = { ${names.map((name) => `...${name}`).join(', ')} } as const\n`,
    // Without the kit's messages, because its blocks have their English messages built in.
    'en-001/app': exportEach(
      Object.keys(groups).filter((name) => ![...separateGroups, 'validation'].includes(name)),
      (name) => [name, toFileName(name)],
    ),
    'en-001/index': `export { kit } from './kit-catalogue.ts'\n${exportEach(
      Object.keys(groups).filter((name) => !separateGroups.includes(name) || sharedGroups.includes(name)),
      (name) => [name, toFileName(name)],
    )}`,
    'en-001/sign-in-later': `// A module for each part: it brings its own messages to where it is loaded.
${exportEach(Object.keys(lazyPatterns), (name) => [`${name}Messages`, `sign-in/${toFileName(name)}`])}`,
    ...mapEntries(lazyPatterns, (name, keys) => [
      `en-001/sign-in/${toFileName(name)}`,
      write(
        `${name}Messages`,
        pick(otherGroups['signIn'], (key) => keys.test(key)),
      ),
    ]),
    ...mapEntries(groups, (name, group) => [`en-001/${toFileName(name)}`, write(name, group)]),
  }
}

/** @param {string[]} names @param {(name: string) => [name: string, file: string]} toExport */
function exportEach(names, toExport) {
  return names
    .map(toExport)
    .map(([name, file]) => `export { ${name} } from './${file}.ts'\n`)
    .join('')
}

/** @template T @param {Readonly<Record<string, T>>} values @param {(key: string, value: T) => [string, string]} change @returns {Record<string, string>} */
function mapEntries(values, change) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => change(key, value)))
}

/** @param {Group | undefined} group @param {(key: string) => boolean} isSelected @returns {Group} */
function pick(group = {}, isSelected) {
  return Object.fromEntries(Object.entries(group).filter(([key]) => isSelected(key)))
}

/** @param {string} locale @param {Catalogue} catalogue @returns {Record<string, string>} */
function writeLocale(locale, { kit, ...groups }) {
  const all = Object.entries({ kit: Object.assign({}, ...Object.values(kit)), ...groups })
  const included = all.filter(([name]) => !separateGroups.includes(name))
  const write = (/** @type {string} */ name) => writeGroup(name, groups[name] ?? {}, locale, false)
  return {
    // Only re-exports, so that a page without the account does not load the account's messages.
    [`${locale}/index`]: `export { ${included.map(([name]) => name).join(', ')} } from './app.ts'
${exportEach(sharedGroups, (name) => [name, toFileName(name)])}`,
    [`${locale}/app`]: included.map(([name, group]) => writeGroup(name, group, locale, false)).join('\n'),
    ...Object.fromEntries(separateGroups.map((name) => [`${locale}/${name}`, write(name)])),
  }
}

/** The list of all complete catalogues. @param {string[]} locales @returns {Record<string, string>} */
function writeList(locales) {
  const nameOf = (/** @type {string} */ locale, group = '') =>
    `${locale.replaceAll('-', '')}${group.charAt(0).toUpperCase()}${group.slice(1)}`
  const ownModules = separateGroups.filter((group) => !sharedGroups.includes(group))
  const imports = locales.flatMap((locale) => [
    `import * as ${nameOf(locale)} from './${locale}/index.ts'`,
    ...ownModules.map(
      (group) => `import { ${group} as ${nameOf(locale, group)} } from './${locale}/${group}.ts'`,
    ),
  ])
  const signIn = [
    `...${nameOf('en-001')}.signIn`,
    ...Object.keys(lazyPatterns).map((part) => `...later.${part}Messages`),
  ]
  const rows = locales.map((locale) => {
    const groups = ownModules.map((group) => `${group}: ${nameOf(locale, group)}`)
    if (locale === 'en-001') groups.push(`signIn: { ${signIn.join(', ')} }`)
    return `'${locale}': { ...${nameOf(locale)}, ${groups.join(', ')} }`
  })
  const catalogues = `${imports.join('\n')}
import * as later from './en-001/sign-in-later.ts'

/** All catalogues by locale: for a server. A page imports the one it needs. */
export const catalogues = { ${rows.join(', ')} } as const\n`
  return { catalogues }
}

/** The import of `Catalogue`, if the groups use it. @param {string} name @param {string} text */
function writeImport(name, text) {
  if (!text.includes('satisfies Catalogue')) return ''
  return `import type { Catalogue } from '${'../'.repeat(name.split('/').length)}messages/message.ts'\n\n`
}

/** @param {string} name @param {Group} group @param {string} locale @param {boolean} isConst */
function writeGroup(name, group, locale, isConst) {
  const rows = Object.entries(group).map(([key, text]) => {
    const message = compileMessage(text, locale)
    return `${key}: ${JSON.stringify(plainSpaceGroups.has(name) ? message : tieNumbers(message))},`
  })
  return `export const ${name} = {\n${rows.join('\n')}\n}${isConst ? ' as const' : ''} satisfies Catalogue\n`
}

/** `signIn` is in sign-in.ts. @param {string} name */
function toFileName(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
