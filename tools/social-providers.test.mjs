// @ts-check
// Does every provider stand on both sides, with its mark, its page in the docs, its variables and its stand-in?
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { providers } from '../packages/core/src/social/providers.ts'
import { socialMarks } from '../packages/kit/src/icons/social/social-marks.ts'

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const guide = read('docs/social.md')
const operating = read('docs/operating.md')
const sandbox = 'apps/sandbox/src/social'

/** @type {readonly { id: string, name: string }[]} */
const rows = providers

/** What is written of a provider: from its heading to the next one of the same rank. @param {string} name */
function readPage(name) {
  const [, text = ''] = guide.split(`\n## ${name}\n`)
  return text.split('\n## ')[0] ?? ''
}

/** The variables that one page or table names. @param {string} text @param {string} id */
function findVariables(text, id) {
  const names = text.match(/`(SOCIAL_[A-Z_]+)\b/g) ?? []
  return [...new Set(names.map((name) => name.slice(1)))].filter((name) =>
    `${name}_`.startsWith(`SOCIAL_${id.toUpperCase()}_`),
  )
}

it('has a row on each side for every provider, of the same name', () => {
  const server = 'apps/server/src/social'
  const ids = rows.map(({ id }) => id).toSorted()
  const [, list = ''] = read(`${server}/providers.ts`).split('readonly Provider[] = [')
  expect(Array.from(list.matchAll(/^ {2}(\w+),$/gm), ([, id = '']) => id).toSorted()).toEqual(ids)
  const files = readdirSync(new URL(`../${server}/providers`, import.meta.url))
  expect(files.toSorted()).toEqual(ids.map((id) => `${id}.ts`))
})

it.each(rows.map(({ id, name }) => ({ id, name })))(
  '$name has a mark, a page in the docs that says what to register, its variables, and a stand-in',
  ({ id, name }) => {
    expect(socialMarks).toHaveProperty(id)
    const page = readPage(name)
    for (const part of ['- Register:', 'Variables:', '- Limits:']) expect(page).toContain(part)
    const variables = findVariables(page, id)
    expect(variables).not.toEqual([])
    expect(variables.toSorted()).toEqual(findVariables(operating, id).toSorted())
    const own = readdirSync(new URL(`../${sandbox}`, import.meta.url))
    const dialects = readdirSync(new URL(`../${sandbox}/oauth2/dialects`, import.meta.url))
    const isStoodInFor =
      own.includes(id) ||
      dialects.includes(`${id}.ts`) ||
      read(`${sandbox}/openid-connect/providers.ts`).includes(`id: '${id}'`)
    expect(isStoodInFor).toBe(true)
  },
)

it('has no page in the docs for anybody else', () => {
  const headings = Array.from(guide.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading)
  const others = new Set(['What every provider needs', 'What people are told', 'Adding a provider'])
  expect(headings.filter((heading) => !others.has(heading)).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
})
