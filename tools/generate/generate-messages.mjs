// @ts-check
// `node tools/generate/generate-messages.mjs`: compiles packages/core/messages to packages/core/src/generated/messages.
// A test compares them with a new run.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProgram, program, root } from '../run/programs.mjs'
import { compileMessage } from './compile-message.mjs'
import { locales, readCatalogue } from './message-catalogues.mjs'

/** @typedef {import('./message-catalogues.mjs').Group} Group */

const folder = 'packages/core/src/generated/messages'
const madeBy =
  '// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.\n'

/** The groups with a module of their own in every language: the server's messages, and those of a single page. */
const apart = ['server', 'account', 'checkout', 'analytics']
/** Those of a page that integrators have too: the entry of each language has them beside sign-in's. */
const shared = ['account']

/** English messages of sign-in that are loaded later, with the part that shows them, by the start of their keys. */
const late = /** @type {const} */ ({
  captcha: /^captcha_(?!script)/,
  codes: /^code_form_/,
  enrol: /^enrol_/,
  secondStep: /^second_step_/,
  proof: /^proof_/,
  social: /^social_/,
  recovery: /^(recovery|new_password)_(?!title)/,
})

if (isProgram(import.meta)) {
  const texts = {
    ...writeEnglish(),
    ...Object.assign({}, ...locales.slice(1).map(writeLocale)),
    ...writeList(),
  }
  const files = Object.keys(texts).map((name) => `${folder}/${name}.ts`)
  for (const [name, text] of Object.entries(texts)) {
    const file = join(root, folder, `${name}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, madeBy + writeImport(name, text) + text)
  }
  const [node = '', ...format] = program('oxfmt')
  execFileSync(node, [...format, '--write', ...files], { cwd: root, stdio: 'inherit' })
}

/** English is split, so that each block only loads its own messages. @returns {Record<string, string>} */
function writeEnglish() {
  const { kit, ...whole } = readCatalogue('en-001')
  const isLate = (/** @type {string} */ key) => Object.values(late).some((keys) => keys.test(key))
  const groups = { ...whole, signIn: pick(whole['signIn'], (key) => !isLate(key)) }
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
    'en-001/index': `export { kit } from './kit-catalogue.ts'\n${exportEach(
      Object.keys(groups).filter((name) => !apart.includes(name) || shared.includes(name)),
      (name) => [name, toFileName(name)],
    )}`,
    'en-001/sign-in-later': `// A module for each part: it brings its own messages to where it is loaded.
${exportEach(Object.keys(late), (name) => [`${name}Messages`, `sign-in/${toFileName(name)}`])}`,
    ...mapEntries(late, (name, keys) => [
      `en-001/sign-in/${toFileName(name)}`,
      write(
        `${name}Messages`,
        pick(whole['signIn'], (key) => keys.test(key)),
      ),
    ]),
    ...mapEntries(groups, (name, group) => [`en-001/${toFileName(name)}`, write(name, group)]),
  }
}

/** @param {string[]} names @param {(name: string) => [name: string, file: string]} place */
function exportEach(names, place) {
  return names
    .map(place)
    .map(([name, file]) => `export { ${name} } from './${file}.ts'\n`)
    .join('')
}

/** @template T @param {Readonly<Record<string, T>>} values @param {(key: string, value: T) => [string, string]} change @returns {Record<string, string>} */
function mapEntries(values, change) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => change(key, value)))
}

/** @param {Group | undefined} group @param {(key: string) => boolean} isWanted @returns {Group} */
function pick(group = {}, isWanted) {
  return Object.fromEntries(Object.entries(group).filter(([key]) => isWanted(key)))
}

/** @param {string} locale @returns {Record<string, string>} */
function writeLocale(locale) {
  const { kit, ...groups } = readCatalogue(locale)
  const all = Object.entries({ kit: Object.assign({}, ...Object.values(kit)), ...groups })
  const own = all.filter(([name]) => !apart.includes(name))
  const write = (/** @type {string} */ name) => writeGroup(name, groups[name] ?? {}, locale, false)
  return {
    // Re-exports alone, so that who needs no account does not load its messages.
    [`${locale}/index`]: `export { ${own.map(([name]) => name).join(', ')} } from './app.ts'
${exportEach(shared, (name) => [name, toFileName(name)])}`,
    [`${locale}/app`]: own.map(([name, group]) => writeGroup(name, group, locale, false)).join('\n'),
    ...Object.fromEntries(apart.map((name) => [`${locale}/${name}`, write(name)])),
  }
}

/** The list of all ten complete catalogues. @returns {Record<string, string>} */
function writeList() {
  const nameOf = (/** @type {string} */ locale, group = '') =>
    `${locale.replaceAll('-', '')}${group.charAt(0).toUpperCase()}${group.slice(1)}`
  const ownModules = apart.filter((group) => !shared.includes(group))
  const imports = locales.flatMap((locale) => [
    `import * as ${nameOf(locale)} from './${locale}/index.ts'`,
    ...ownModules.map(
      (group) => `import { ${group} as ${nameOf(locale, group)} } from './${locale}/${group}.ts'`,
    ),
  ])
  const signIn = [
    `...${nameOf('en-001')}.signIn`,
    ...Object.keys(late).map((part) => `...later.${part}Messages`),
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

/** The import of the type that the groups have. @param {string} name @param {string} text */
function writeImport(name, text) {
  if (!text.includes('satisfies Catalogue')) return ''
  return `import type { Catalogue } from '${'../'.repeat(name.split('/').length)}../messages/message.ts'\n\n`
}

/** @param {string} name @param {Group} group @param {string} locale @param {boolean} isConst */
function writeGroup(name, group, locale, isConst) {
  const rows = Object.entries(group).map(
    ([key, text]) => `${key}: ${JSON.stringify(compileMessage(text, locale))},`,
  )
  return `export const ${name} = {\n${rows.join('\n')}\n}${isConst ? ' as const' : ''} satisfies Catalogue\n`
}

/** `signIn` is in sign-in.ts. @param {string} name */
function toFileName(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
