// @ts-check
import { expect, it } from 'vitest'
import { findViolations } from './house-rules.mjs'
import { findModuleState } from './module-state.mjs'
import { parseSource } from './syntax.mjs'

/** @param {string} code */
const statesOf = (code) => findModuleState(parseSource('a.ts', code))

it.each([
  ['a variable', 'let a = 1', 'a is a variable of the module'],
  ['an exported variable', 'export let a: string | undefined', 'a is a variable of the module'],
  ['a variable declared with var', 'var a', 'a is a variable of the module'],
  ['an empty map', 'const a = new Map<string, number>()', 'a is a state of the module'],
  ['an empty set that is exported', 'export const a = new Set()', 'a is a state of the module'],
  ['a weak map', 'const a = new WeakMap([[b, c]])', 'a is a state of the module'],
  ['a store', 'const a = createStore(false)', 'a is a state of the module'],
  ['listeners', 'export const a = createListeners<[string]>()', 'a is a state of the module'],
  [
    'an instance of a class that is not exported',
    'class A {} const a = new A()',
    'a is a state of the module',
  ],
  [
    'an instance of a factory that is not exported',
    'function createA() { return {} } export const a = createA()',
    'a is a state of the module',
  ],
  [
    'a filled map that is changed later',
    'const a = new Map([[1, 2]]); export const b = () => a.set(1, 3)',
    'a is changed',
  ],
  ['a list that grows', 'const a = [] as string[]; export const b = () => a.push("c")', 'a is changed'],
  [
    'an array of empty slots that is filled later',
    'const a = new Array(3); export const b = () => { a[0] = 1 }',
    'a is changed',
  ],
  [
    'an object without a prototype that is changed',
    'const a = Object.create(null); export const b = () => { a.c = 1 }',
    'a is changed',
  ],
  [
    'a nested member that is changed',
    'const a = { b: { c: 1 } }; export const d = () => { a.b.c = 2 }',
    'a is changed',
  ],
  [
    'a list inside an object that grows',
    'const a = { b: [] }; export const c = () => a.b.push(1)',
    'a is changed',
  ],
  ['an object with a new member', 'const a = {}; export const b = () => { a.c = 1 }', 'a is changed'],
  [
    'an object whose member is changed',
    'const a = { c: 1 }; export const b = () => { a["c"]++ }',
    'a is changed',
  ],
  ['an object that loses a member', 'const a = { c: 1 }; export const b = () => delete a.c', 'a is changed'],
  [
    'an object that gets members of another',
    'const a = {}; export const b = (c) => Object.assign(a, c)',
    'a is changed',
  ],
])('the check of module state finds %s', (_, code, words) => {
  expect(statesOf(code)).toEqual([expect.stringContaining(words)])
})

it.each([
  ['a table', 'const a = new Map([[1, 2]]); export const b = (c) => a.get(c)'],
  ['a list', 'const a = [1, 2]; export const b = () => a.map(String)'],
  ['a cache', 'const a = memoize((b) => new Intl.Collator(b))'],
  ['a cache of what others drop', 'const a = memoize(b, new WeakMap())'],
  ['the instance of an exported class', 'export class A {} export const a = new A()'],
  [
    'the instance of an imported factory',
    "import { createA } from './create-a.ts'; export const a = createA()",
  ],
  [
    'a state of a factory',
    'export function createA() { let a = 1; const b = new Map(); return () => b.set(a++, a) }',
  ],
  ['a variable that is only declared', 'declare let a: string'],
])('the check of module state accepts %s', (_, code) => {
  expect(statesOf(code)).toEqual([])
})

it('the check of module state covers the products, and not the tools', () => {
  const tree = parseSource('a.ts', 'let a = 1')
  const found = ['packages/kit/src/a.ts', 'apps/web/src/a.ts'].map(
    (file) => findViolations(file, tree).length,
  )
  expect([...found, findViolations('tools/a.mjs', tree).length]).toEqual([1, 1, 0])
})
