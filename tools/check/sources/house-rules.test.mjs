// @ts-check
import { expect, it } from 'vitest'
import { findViolations } from './house-rules.mjs'
import { productSources } from './product-sources.mjs'
import { parseSource } from './syntax.mjs'

it('is kept by every file: no subclass in a package, no private member of others, no function that gives elements but components and hooks', () => {
  expect(productSources.length).toBeGreaterThan(700)
  expect(productSources.flatMap(({ violations }) => violations)).toEqual([])
})

/** @param {string} file @param {string} code */
const violationsOf = (file, code) => findViolations(file, parseSource(file, code))

it.each([
  ['a subclass', 'packages/a.ts', 'class A extends B {}', 'the class A extends another'],
  ['a subclass of a member', 'packages/a.ts', 'class A extends b.C {}', 'the class A extends another'],
  ['a private member', 'apps/a.ts', 'response._send(text)', '_send is a private member'],
  ['the same by a text', 'apps/a.ts', "response['_send'](text)", '_send is a private member'],
  ['a rendering function', 'apps/a.tsx', 'function renderA() { return <a /> }', 'renderA gives elements'],
  [
    'one that gives them now and then',
    'apps/a.tsx',
    'const row = (a) => a && (<li />)',
    'row gives elements',
  ],
])('finds %s', (_, file, code, message) => {
  expect(violationsOf(file, code)).toEqual([expect.stringContaining(message)])
})

it.each([
  ['an error', 'packages/a.ts', 'class A extends TypeError {}'],
  ['an error of our own', 'packages/a.ts', 'class A extends CaptchaError {}'],
  ['a member of its own', 'packages/a.ts', 'class A { b() { return this._c } }'],
  ['a component', 'apps/a.tsx', 'function A() { const b = () => 1; return b() ? <a /> : null }'],
  ['a hook', 'apps/a.tsx', 'const useA = () => <a />'],
  ['what is given to be called', 'apps/a.tsx', 'const a = list.map((b) => <li>{b}</li>)'],
])('lets pass %s', (_, file, code) => {
  expect(violationsOf(file, code)).toEqual([])
})
