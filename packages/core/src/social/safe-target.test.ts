import { array, assert, constantFrom, oneof, property, string, webPath, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedRedirect } from './allowed-redirect.ts'
import { safeTarget, shortenTarget } from './safe-target.ts'
import { openRedirectPayloads } from './testing/open-redirect-payloads.ts'

const origin = 'https://www.whitelisteddomain.tld'
const origins = [origin, 'https://shop.example:8443']

/** Payloads that are missing from the lists. */
const ownPayloads = [
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e/%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/./\\evil.example',
  '/%252f%252fevil.example',
  '/%25%35%63evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\n//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/a\r\nLocation: https://evil.example',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.whitelisteddomain.tld/0',
  'https://www.whitelisteddomain.tld.evil.example',
  'https://www.whitelisteddomain.tld:444/',
  'http://www.whitelisteddomain.tld/',
  'https://www.whitelisteddomain.tld@evil.example/',
  'https://evil.example\\@www.whitelisteddomain.tld/',
  'https://evil.example\\.www.whitelisteddomain.tld/',
  'https:\t//evil.example',
  'https://\uD800.example',
  '',
]
const payloads = [...openRedirectPayloads, ...ownPayloads]
const pieces = oneof(
  constantFrom('/', '\\', '.', '..', '%2f', '%5C', '%2e', '%00', '\t', '\n', '\0', '@', ':', '?', '#', '%25'),
  constantFrom('evil.example', 'https:', 'javascript:', 'a', '〱', '。', '／'),
  string({ unit: 'binary', maxLength: 3 }),
)
const hostile = array(pieces, { maxLength: 12 }).map((parts) => parts.join(''))

/** The URL at which a browser on our page would arrive. */
function resolveTarget(target: string): URL {
  return new URL(target, `${origin}/oauth/google?code=1`)
}

describe('no stored path leads off our site,', () => {
  it('not one of more than 300 known payloads', () => {
    expect(openRedirectPayloads.length).toBeGreaterThanOrEqual(300)
    for (const payload of payloads) {
      const target = safeTarget(payload, origin)
      expect([payload, resolveTarget(target).origin]).toEqual([payload, origin])
      // A server may write the result into `Location`, and a router may parse it again.
      expect(safeTarget(target, origin)).toBe(target)
      expect(target).not.toMatch(/^\/[/\\]|[\p{Cc}]/u)
    }
  })

  it('whatever hostile parts it is built from', () => {
    assert(
      property(
        oneof(
          hostile,
          webUrl(),
          webPath().map((path) => `/${path}`),
        ),
        (payload) => {
          const target = safeTarget(payload, origin)
          expect(resolveTarget(target).origin).toBe(origin)
          expect(safeTarget(target, origin)).toBe(target)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([undefined, null, 1, {}, ['/a'], `/${'a'.repeat(2048)}`])('not even %j', (target) => {
    expect(safeTarget(target, origin)).toBe('/')
  })

  it.each([
    // A server or a router may decode it once more.
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%0D',
    '/%09',
    '/%7f',
    '/%25255Cevil.example',
    '/./%2fevil.example',
    // Browsers remove these characters, or read them as a slash.
    '/a\\b',
    '/a\tb',
    '/a\u0085',
  ])('not even one that can be read in two ways: %j', (target) => {
    expect(safeTarget(target, origin)).toBe('/')
  })

  it('not even on a page without an origin', () => {
    expect(safeTarget('/account', 'null')).toBe('/')
  })
})

it.each([
  ['/', '/'],
  ['/account', '/account'],
  ['/checkout?step=2&next=//x#pay', '/checkout?step=2&next=//x#pay'],
  ['/a/../b', '/b'],
  ['/über', '/%C3%BCber'],
  ['/a//b', '/a//b'],
  ['/a%2fb', '/a%2fb'],
  ['/a/%2fb', '/a/%2fb'],
  ['/@me', '/@me'],
])('%s stays on our site, as %s', (target, path) => {
  expect(safeTarget(target, origin)).toBe(path)
})

// R2.1
it.each([2_047, 2_048])('a path of %i characters stays as it is', (length) => {
  const target = '/'.padEnd(length, 'a')
  expect([safeTarget(target, origin), shortenTarget(target)]).toEqual([target, target])
})

it.each([
  ['its fragment', '/orders?sort=name', '#a?b'],
  ['its query', '/orders', '?sort=name&filter='],
  ['its query, and a fragment', '/orders', `?${'q'.repeat(2_048)}#`],
  ['all of it', '/', 'orders/'],
])('a path that is too long loses %s', (_, expected, more) => {
  expect(shortenTarget(`${expected}${more}${'a'.repeat(2_048)}`)).toBe(expected)
})

describe('a person is redirected only to a listed domain,', () => {
  it('for more than 300 known payloads', () => {
    for (const payload of payloads) {
      const url = allowedRedirect(payload, origins) ?? origin
      expect([payload, origins.includes(new URL(url).origin)]).toEqual([payload, true])
      expect([payload, allowedRedirect(payload, [])]).toEqual([payload, null])
      expect([payload, allowedRedirect(payload, ['null', 'https://other.example'])]).toEqual([payload, null])
    }
  })

  it('for any hostile address', () => {
    assert(
      property(
        oneof(
          hostile,
          hostile.map((rest) => `${origin}${rest}`),
          webUrl(),
        ),
        (payload) => {
          expect(origins).toContain(new URL(allowedRedirect(payload, origins) ?? origin).origin)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    [`${origin}/oauth/vk?a=1#b`, `${origin}/oauth/vk?a=1#b`],
    [origin, `${origin}/`],
    ['HTTPS://SHOP.example:8443/x', 'https://shop.example:8443/x'],
  ])('so %s leads to %s', (target, url) => {
    expect(allowedRedirect(target, origins)).toBe(url)
  })

  it.each([
    'https://shop.example',
    'http://shop.example:8443',
    'https://me@shop.example:8443',
    'https:/shop.example:8443',
    '//shop.example:8443',
    'https://sub.shop.example:8443',
    'https://:secret@shop.example:8443',
    'https:///shop.example:8443',
    `blob:${origin}/x`,
    ` ${origin}`,
    `${origin}\\x`,
    `${origin}/a b`,
    `${origin}/\u0007`,
  ])('never to %s', (target) => {
    expect(allowedRedirect(target, origins)).toBeNull()
  })

  it('never to a value that is no string, though it prints like one', () => {
    expect(allowedRedirect([origin], origins)).toBeNull()
  })

  it('over plain HTTP only when the app lists it so', () => {
    expect(allowedRedirect('http://localhost:5173/x', ['http://localhost:5173'])).toBe(
      'http://localhost:5173/x',
    )
  })
})
