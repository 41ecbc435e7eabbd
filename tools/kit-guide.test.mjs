// @ts-check
// Does docs/kit.md list the blocks, validators and variables that there are, and no others?
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const blocks = 'packages/kit/src/blocks'
const guide = read('docs/kit.md')

/** @param {string} file */
function read(file) {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
}

/** @param {string} text @param {RegExp} pattern */
function findNames(text, pattern) {
  return new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
}

/** The rows below a heading, as cells. @param {string} heading */
function rowsBelow(heading) {
  const [, section = ''] = guide.split(`\n## ${heading}\n`)
  const [part = ''] = section.split('\n## ')
  return Array.from(part.matchAll(/^\| (`.+) \|$/gm), ([, row = '']) => row.split('|'))
}

/** All source of a block, without its tests. @param {string} block */
function sourceOf(block) {
  const files = readdirSync(new URL(`../${blocks}/${block}`, import.meta.url))
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => read(`${blocks}/${block}/${file}`))
    .join('\n')
}

const blockRows = rowsBelow('The blocks').map(([name = '', ...cells]) => ({
  block: name.replaceAll('`', '').trim(),
  own: [...findNames(cells.slice(0, 2).join(), /`(\w{2,})`/g)],
}))

it('docs/kit.md has a row for every block type, and for no other', () => {
  const types = findNames(read('packages/kit/src/form/block-types.ts'), /^ {2}'?([a-z-]+)'?: [A-Z]\w+,$/gm)
  expect(types.size).toBeGreaterThan(0)
  expect(new Set(blockRows.map(({ block }) => block))).toEqual(types)
})

it.each(blockRows)('docs/kit.md gives $block no field or event that it does not have', ({ block, own }) => {
  const source = sourceOf(block)
  const made = block === 'submit' || block === 'content-button' ? sourceOf('button') : ''
  expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(source + made))).toEqual([])
})

it('docs/kit.md has a row for every kind of validator, and for no other', () => {
  const kinds = findNames(read('packages/core/src/validators/validator.ts'), /^ {2}\| \(?Row<'(\w+)'>/gm)
  expect(kinds.size).toBe(9)
  expect(new Set(rowsBelow('Validation').map(([name = '']) => name.replaceAll('`', '').trim()))).toEqual(
    kinds,
  )
})

it('docs/kit.md names no variable that tokens.css does not set', () => {
  const variables = findNames(read('packages/kit/src/styles/tokens.css'), /^ {4}(--[\w-]+):/gm)
  const named = findNames(guide, /(--(?:foyer|space)-[\w-]+)/g)
  expect(named.size).toBeGreaterThan(12)
  expect([...named].filter((name) => !variables.has(name))).toEqual([])
})

it('docs/kit.md shows the adapter of a second router as it is tested', () => {
  const [, tested = ''] =
    /(export function createHistoryRouter[^]*)$/.exec(read('packages/kit/src/test/history-router.ts')) ?? []
  expect(tested).not.toBe('')
  expect(guide).toContain(tested)
})
