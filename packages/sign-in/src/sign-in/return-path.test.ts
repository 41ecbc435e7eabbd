import { expect, it } from 'vitest'
import { addReturnPath, readReturnPath } from './return-path.ts'

it.each([
  ['/orders', '/orders'],
  ['/orders?page=2&sort=a%20b#last', '/orders?page=2&sort=a%20b#last'],
  [null, '/'],
  [undefined, '/'],
  [['/orders', '/evil'], '/'],
  ['orders', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/%2f/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['\tjavascript:alert(1)', '/'],
])('leads after a sign-in back to a page of this site, and nowhere else: %j', (from, path) => {
  expect(readReturnPath(from)).toBe(path)
})

it.each([
  ['/shop/orders?page=2#last', '/orders?page=2#last'],
  ['/Shop/orders', '/orders'],
  ['/shop/', '/'],
  ['/shop', '/'],
  ['/shop?page=2', '/?page=2'],
  ['/shop/shop', '/shop'],
  ['/shopping', '/shopping'],
  ['/orders', '/orders'],
  ['/shop//evil.example', '/'],
  ['/shop/.//evil.example', '/'],
  ['/shop/%2f/evil.example', '/'],
  ['https://evil.example/shop/orders', '/'],
])('returns to the same page if the router has a basename, and nowhere else: %s', (from, path) => {
  expect(readReturnPath(from, '/shop')).toBe(path)
  expect(readReturnPath(from, '/shop/')).toBe(path)
})

it.each([
  ['/sign-up', '/orders?page=2', '/sign-up?from=%2Forders%3Fpage%3D2'],
  ['/sign-up?plan=pro', '/orders', '/sign-up?plan=pro&from=%2Forders'],
  ['/sign-up', '/', '/sign-up'],
])('passes the return path on to the next form: %s, %s', (path, from, address) => {
  expect(addReturnPath(path, from)).toBe(address)
  expect(readReturnPath(new URL(address, 'https://shop.example').searchParams.get('from'))).toBe(from)
})
