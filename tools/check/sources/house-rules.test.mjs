// @ts-check
import { expect, it } from 'vitest'
import { findViolations } from './house-rules.mjs'
import { productSources } from './product-sources.mjs'
import { parseSource } from './syntax.mjs'

it('no file has a subclass in a package, a private member of others, a function that returns elements but is no component or hook, a storage that may throw, or module state', () => {
  expect(productSources.length).toBeGreaterThan(700)
  expect(productSources.flatMap(({ violations }) => violations)).toEqual([])
})

/** @param {string} file @param {string} code */
const violationsOf = (file, code) => findViolations(file, parseSource(file, code))

it.each([
  ['a subclass', 'packages/a.ts', 'class A extends B {}', 'the class A extends another'],
  ['a subclass of a member', 'packages/a.ts', 'class A extends b.C {}', 'the class A extends another'],
  ['a private member', 'apps/a.ts', 'response._send(text)', '_send is a private member'],
  ['a private member by a string', 'apps/a.ts', "response['_send'](text)", '_send is a private member'],
  ['a rendering function', 'apps/a.tsx', 'function renderA() { return <a /> }', 'renderA gives elements'],
  ['a destructured private member', 'apps/a.ts', 'const { _send } = response', '_send is a private member'],
  [
    'a private member destructured from an argument',
    'apps/a.ts',
    "const a = ({ '_send': b }) => b",
    '_send is a private member',
  ],
  ['a rendering method', 'apps/a.tsx', 'class A { drawB() { return <a /> } }', 'drawB gives elements'],
  ['a rendering field', 'apps/a.tsx', 'class A { drawB = () => <a /> }', 'drawB gives elements'],
  [
    'a rendering property of an object',
    'apps/a.tsx',
    'const a = { drawB: () => <a /> }',
    'drawB gives elements',
  ],
  [
    'a rendering method of an object',
    'apps/a.tsx',
    'const a = { drawB() { return <a /> } }',
    'drawB gives elements',
  ],
  [
    'an element made by calling jsx',
    'apps/a.ts',
    "const a = () => jsx('a', {})",
    'an element is made by a call',
  ],
  [
    'an element made by React.createElement',
    'apps/a.ts',
    'export const a = React.createElement(A)',
    'an element is made by a call',
  ],
  [
    'an element made by an imported function',
    'apps/a.ts',
    'export const a = createElement(A)',
    'an element is made by a call',
  ],
  ['a list of elements', 'apps/a.tsx', 'const rows = () => [<a key="1" />]', 'rows gives elements'],
  ['a mapped list', 'apps/a.tsx', 'const rows = (a) => a.map((b) => <li>{b}</li>)', 'rows gives elements'],
  [
    'a function that returns an element in a constant',
    'apps/a.tsx',
    'const row = () => { const a = <a />; return a }',
    'row gives',
  ],
  ['a callback', 'apps/a.tsx', 'const row = useCallback(() => <a />, [])', 'row gives elements'],
  [
    'a function that returns an element with a type assertion',
    'apps/a.tsx',
    'const row = () => <a /> as ReactNode',
    'row gives elements',
  ],
  [
    'a storage that may throw',
    'apps/web/src/a.ts',
    "localStorage.getItem('a')",
    'localStorage of a browser may throw',
  ],
  [
    'a storage of a window',
    'apps/web/src/a.ts',
    "scope.sessionStorage.setItem('a', 'b')",
    'sessionStorage of a browser',
  ],
  [
    'the length of a storage',
    'apps/web/src/a.ts',
    'f(window.localStorage.length)',
    'localStorage of a browser',
  ],
  [
    'an item set as a member of a storage',
    'apps/web/src/a.ts',
    "localStorage['a'] = 'b'",
    'localStorage of a browser',
  ],
  ['a storage by another name', 'apps/web/src/a.ts', 'const a = localStorage', 'localStorage of a browser'],
  [
    'a function that returns an element only sometimes',
    'apps/a.tsx',
    'const row = (a) => a && (<li />)',
    'row gives elements',
  ],
])('the check of house rules finds %s', (_, file, code, message) => {
  expect(violationsOf(file, code)).toEqual([expect.stringContaining(message)])
})

it.each([
  ['a subclass of an error', 'packages/a.ts', 'class A extends TypeError {}'],
  ['a subclass of an error of our own', 'packages/a.ts', 'class A extends CaptchaError {}'],
  ['a private member of the class itself', 'packages/a.ts', 'class A { b() { return this._c } }'],
  ['a component', 'apps/a.tsx', 'function A() { const b = () => 1; return b() ? <a /> : null }'],
  ['a hook', 'apps/a.tsx', 'const useA = () => <a />'],
  ['an inline callback that returns elements', 'apps/a.tsx', 'const a = list.map((b) => <li>{b}</li>)'],
  [
    'routes, which React Router reads',
    'apps/a.tsx',
    'const routes = (a) => a.map((b) => <Route path={b} />)',
  ],
  ['a DOM element', 'apps/a.ts', "document.createElement('a')"],
  ['a class component', 'apps/a.tsx', 'class A extends Component { render() { return <a /> } }'],
  ['a component of an object', 'apps/a.tsx', 'const a = { B: () => <b /> }'],
  ['a storage that does not throw', 'apps/a.ts', "openStorage('localStorage').read('a')"],
])('the check of house rules accepts %s', (_, file, code) => {
  expect(violationsOf(file, code)).toEqual([])
})
