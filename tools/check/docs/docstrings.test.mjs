// @ts-check
import { expect, it } from 'vitest'
import { readText } from '../../run/programs.mjs'
import { listUndocumented } from './docstrings.mjs'

const entries = ['core', 'kit', 'sign-in', 'account', 'server'].flatMap((name) => {
  /** @type {{ exports: Record<string, string | { 'foyer-source'?: string }> }} */
  const { exports } = JSON.parse(readText(`packages/${name}/package.json`))
  return Object.values(exports)
    .map((entry) => (typeof entry === 'string' ? '' : (entry['foyer-source'] ?? '')))
    .filter((source) => /\.tsx?$/.test(source))
    .map((source) => `packages/${name}/${source.slice(2)}`)
})

it('every export of the packages has a docstring', () => {
  expect(entries.length).toBeGreaterThan(50)
  expect(listUndocumented(entries, readText)).toEqual([])
})

/** @param {Record<string, string>} files the first one is the entry */
const namesIn = (files) =>
  listUndocumented(Object.keys(files).slice(0, 1), (file) => files[file] ?? '').map(
    (sentence) => /: (\w+) has/.exec(sentence)?.[1],
  )

it.each([
  ['a function', { 'a/a.ts': 'export function b() {}' }, ['b']],
  ['a constant and a type', { 'a/a.ts': 'export const b = 1\nexport type C = 1' }, ['b', 'C']],
  [
    'an export of another file',
    { 'a/a.ts': "export { b } from './b.ts'", 'a/b.ts': 'export class b {}' },
    ['b'],
  ],
  [
    'an export of another file under another name',
    {
      'a/a.ts': "export { c as b } from './b.ts'",
      'a/b.ts': '/** Says. */ export const b = 1; export const c = 1',
    },
    ['c'],
  ],
  [
    'an export that is imported first',
    { 'a/a.ts': "import { b } from './b.ts'\nexport { b }", 'a/b.ts': 'export interface b {}' },
    ['b'],
  ],
  [
    'all exports of another file',
    { 'a/a.ts': "export * from './b.ts'", 'a/b.ts': 'export const b = 1' },
    ['b'],
  ],
  ['a function with tags alone', { 'a/a.ts': '/** @param b the number */\nexport function c(b) {}' }, ['c']],
  [
    'a constant with a plain comment',
    { 'a/a.ts': '/* Says nothing to editors. */\nexport const b = 1' },
    ['b'],
  ],
])('the check finds %s without a docstring', (_name, files, names) => {
  expect(namesIn(files)).toEqual(names)
})

it.each([
  ['a sentence', { 'a/a.ts': '/** Says what it is. */\nexport const b = 1' }],
  [
    'several lines',
    { 'a/a.ts': '/**\n * Says what it is.\n * @param c a number\n */\nexport function b(c) {}' },
  ],
  ['the sentence where it is exported', { 'a/a.ts': 'const b = 1\n/** Says what it is. */\nexport { b }' }],
  [
    'one sentence for all overloads',
    { 'a/a.ts': '/** Says what it is. */\nexport function b(): 1\nexport function b(c?: 1): 1 { return 1 }' },
  ],
  ['the props of a component', { 'a/a.ts': 'export interface BProps {}' }],
  ['a constant that only the file uses', { 'a/a.ts': 'const b = 1' }],
  [
    'an import that is not exported',
    { 'a/a.ts': "import { b } from './b.ts'", 'a/b.ts': 'export const b = 1' },
  ],
])('the check accepts %s', (_name, files) => {
  expect(namesIn(files)).toEqual([])
})
