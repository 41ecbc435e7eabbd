// @ts-check
// Compares the blocks, validators and variables of docs/kit.md and docs/theming.md with the code.
import { expect, it } from 'vitest'
import { readText, root } from '../../run/programs.mjs'
import { listFiles } from '../../run/list-files.mjs'
import { findNames, sectionOf } from './guides.mjs'

const blocks = 'packages/kit/src/blocks'
const guide = readText('docs/kit.md')

/** The rows of the table under a heading. @param {string} heading */
function rowsBelow(heading) {
  const rows = findNames(sectionOf(guide, heading), /^\| (`.+) \|$/gm)
  return Array.from(rows, (row) => row.split('|')).map(([name = '', ...cells]) => ({
    name: name.replaceAll('`', '').trim(),
    own: [...findNames(cells.slice(0, 2).join(), /`(\w{2,})`/g)],
  }))
}

/** The source of a block, without its tests. @param {string} block */
function sourceOf(block) {
  return listFiles(`${root}${blocks}/${block}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => readText(`${blocks}/${block}/${file}`))
    .join('\n')
}

const blockRows = rowsBelow('The blocks')

it('docs/kit.md has a row for every block type, and for no other', () => {
  const types = findNames(
    readText('packages/kit/src/form/block-types.ts'),
    /^ {2}'?([a-z-]+)'?: [A-Z]\w+,$/gm,
  )
  expect(types.size).toBeGreaterThan(0)
  expect(new Set(blockRows.map(({ name }) => name))).toEqual(types)
})

it.each(blockRows)(
  'docs/kit.md lists for $name only fields and events that it has',
  ({ name: block, own }) => {
    const sharedSource = block === 'submit' || block === 'content-button' ? sourceOf('button') : ''
    const source = sourceOf(block) + sharedSource
    expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([])
  },
)

it('docs/kit.md has a row for every kind of validator, and for no other', () => {
  const kinds = findNames(readText('packages/core/src/validators/validator.ts'), /^ {2}\| \(?Row<'(\w+)'>/gm)
  expect(kinds.size).toBe(9)
  expect(new Set(rowsBelow('Validation').map(({ name }) => name))).toEqual(kinds)
})

it('docs/theming.md has a row for every variable of tokens.css, and for no other', () => {
  const variables = findNames(readText('packages/kit/src/styles/tokens.css'), /^ {4}(--[\w-]+):/gm)
  const rows = [...readText('docs/theming.md').matchAll(/^\| (`--.*?) +\|/gm)].map(([, names = '']) => names)
  const listed = findNames(rows.join(' '), /(--[\w-]+)/g)
  expect([...listed].toSorted()).toEqual([...variables].toSorted())
})

it('docs/kit.md shows the adapter for a second router exactly as it is tested', () => {
  const source = readText('packages/kit/src/testing/history-router.ts')
  const [, tested = ''] = /(export function createHistoryRouter[^]*)$/.exec(source) ?? []
  expect(tested).not.toBe('')
  expect(guide).toContain(tested)
})
