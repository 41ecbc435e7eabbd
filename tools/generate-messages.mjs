// @ts-check
// Where do the catalogues in packages/core/src/messages come from? Out of the ICU text in packages/core/messages.
// `node tools/generate-messages.mjs` writes them; a test compares.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { compileMessage, writeMessage } from './compile-message.mjs'
import { locales, readCatalogue } from './message-catalogues.mjs'
import { program, root } from './programs.mjs'

/** @typedef {import('./message-catalogues.mjs').Group} Group */

const folder = 'packages/core/src/messages'

/** Groups in a module of their own in every language: what the server says, and what only one page says. */
const apart = ['server', 'account', 'checkout', 'analytics']

/** English words of sign-in that come with a part that is loaded later, by the beginning of their keys. */
const late = /** @type {const} */ ({
  captcha: /^captcha_(?!script)/,
  social: /^social_/,
  recovery: /^(recovery|new_password)_(?!title)/,
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = {
    ...writeEnglish(),
    ...Object.assign({}, ...locales.slice(1).map(writeLocale)),
    ...writeList(),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(
      join(root, file),
      `// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.\n${writeImport(file, text)}${text}`,
    )
  }
  const [node = '', ...format] = program('oxfmt')
  execFileSync(node, [...format, '--write', ...Object.keys(files)], { cwd: root, stdio: 'inherit' })
}

/** English is in pieces: blocks bring their own words and no others. @returns {Record<string, string>} */
function writeEnglish() {
  const { kit, ...whole } = readCatalogue('en-001')
  const isLate = (/** @type {string} */ key) => Object.values(late).some((keys) => keys.test(key))
  const groups = { ...whole, signIn: pick(whole['signIn'], (key) => !isLate(key)) }
  const names = Object.keys(kit).map((name) => `${name}Words`)
  const own = Object.keys(groups).filter((name) => !apart.includes(name))
  return {
    [`${folder}/en-001/kit.ts`]: `// A module for each group: a block brings its own words to where it is loaded, and no others.
${Object.keys(kit)
  .map((name) => `export { ${name}Words } from './kit/${toFileName(name)}.ts'\n`)
  .join('')}`,
    ...Object.fromEntries(
      Object.entries(kit).map(([name, group]) => [
        `${folder}/en-001/kit/${toFileName(name)}.ts`,
        writeGroup(`${name}Words`, group, 'en-001', true),
      ]),
    ),
    [`${folder}/en-001/kit-catalogue.ts`]: `import { ${names.join(', ')} } from './kit.ts'

/** All words of the kit. Apart from the groups, so that one can be had alone. */
export const kit = { ${names.map((name) => `...${name}`).join(', ')} } as const\n`,
    [`${folder}/en-001/index.ts`]: `export { kit } from './kit-catalogue.ts'\n${own
      .map((name) => `export { ${name} } from './${toFileName(name)}.ts'\n`)
      .join('')}`,
    [`${folder}/en-001/sign-in-later.ts`]: `// A module for each part: it brings its own words to where it is loaded.
${Object.keys(late)
  .map((name) => `export { ${name}Words } from './sign-in/${name}.ts'\n`)
  .join('')}`,
    ...Object.fromEntries(
      Object.entries(late).map(([name, keys]) => [
        `${folder}/en-001/sign-in/${name}.ts`,
        writeGroup(
          `${name}Words`,
          pick(whole['signIn'], (key) => keys.test(key)),
          'en-001',
          true,
        ),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [
        `${folder}/en-001/${toFileName(name)}.ts`,
        writeGroup(name, group, 'en-001', true),
      ]),
    ),
  }
}

/** @param {Group | undefined} group @param {(key: string) => boolean} isWanted @returns {Group} */
function pick(group = {}, isWanted) {
  return Object.fromEntries(Object.entries(group).filter(([key]) => isWanted(key)))
}

/** @param {string} locale @returns {Record<string, string>} */
function writeLocale(locale) {
  const { kit, ...groups } = readCatalogue(locale)
  const all = Object.entries({ kit: Object.assign({}, ...Object.values(kit)), ...groups })
  return {
    [`${folder}/${locale}/index.ts`]: all
      .filter(([name]) => !apart.includes(name))
      .map(([name, group]) => writeGroup(name, group, locale, false))
      .join('\n'),
    ...Object.fromEntries(
      apart.map((name) => [
        `${folder}/${locale}/${name}.ts`,
        writeGroup(name, groups[name] ?? {}, locale, false),
      ]),
    ),
  }
}

/** All ten, whole. @returns {Record<string, string>} */
function writeList() {
  const name = (/** @type {string} */ locale) => locale.replaceAll('-', '')
  const nameApart = (/** @type {string} */ locale, /** @type {string} */ group) =>
    `${name(locale)}${group[0]?.toUpperCase()}${group.slice(1)}`
  const imports = locales.flatMap((locale) => [
    `import * as ${name(locale)} from './${locale}/index.ts'`,
    ...apart.map(
      (group) => `import { ${group} as ${nameApart(locale, group)} } from './${locale}/${group}.ts'`,
    ),
  ])
  const rows = locales.map((locale) => {
    const groups = apart.map((group) => `${group}: ${nameApart(locale, group)}`)
    if (locale === 'en-001') {
      const parts = [`${name(locale)}.signIn`, ...Object.keys(late).map((part) => `later.${part}Words`)]
      groups.push(`signIn: { ${parts.map((part) => `...${part}`).join(', ')} }`)
    }
    return `'${locale}': { ...${name(locale)}, ${groups.join(', ')} }`
  })
  return {
    [`${folder}/catalogues.ts`]: `${imports.join('\n')}
import * as later from './en-001/sign-in-later.ts'

/** All catalogues by locale: for a server. A page imports the one it needs. */
export const catalogues = { ${rows.join(', ')} } as const\n`,
  }
}

/** What the messages of a file need of the one beside their folders. @param {string} file @param {string} text */
function writeImport(file, text) {
  if (!text.includes('satisfies Catalogue')) return ''
  const way = '../'.repeat(file.slice(folder.length + 1).split('/').length - 1)
  return text.includes('choose(')
    ? `import { choose, type Catalogue } from '${way}message.ts'\n\n`
    : `import type { Catalogue } from '${way}message.ts'\n\n`
}

/** @param {string} name @param {Group} group @param {string} locale @param {boolean} isConst */
function writeGroup(name, group, locale, isConst) {
  const rows = Object.entries(group).map(
    ([key, text]) => `${key}: ${writeMessage(compileMessage(text, locale))},`,
  )
  return `export const ${name} = {\n${rows.join('\n')}\n}${isConst ? ' as const' : ''} satisfies Catalogue\n`
}

/** `signIn` stands in sign-in.ts. @param {string} name */
function toFileName(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
