import { describe, expect, it, vi } from 'vitest'
import { createPathMatch } from './path-match.ts'

const pages = ['/', '/sign-in', '/recover/new-password', '/oauth/:social']
const findPage = createPathMatch(pages)
const slashes = '/'.repeat(100_000)

describe('an address of the app', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/sign-in', '/sign-in'],
    ['/sign-in/', '/sign-in'],
    ['/sign-in//', '/sign-in'],
    ['//sign-in', '/sign-in'],
    ['/Sign-In', '/sign-in'],
    ['/sign%2Din', '/sign-in'],
    ['/recover//new-password', '/recover/new-password'],
    ['/oauth/google', '/oauth/google'],
    ['//OAuth//Google/', '/oauth/Google'],
    ['/oauth/%D0%B2%D0%BA', '/oauth/%D0%B2%D0%BA'],
    ['/oauth/a%2Fb', '/oauth/a%2Fb'],
    ['/oauth/%', '/oauth/%'],
  ])('%s is normalised to %s', (pathname, address) => {
    expect(findPage(pathname)?.address).toBe(address)
  })

  it.each([
    '/no/such/room',
    '/sign-in/x',
    '/sign-in/index.html',
    '//evil.example',
    '/\\evil.example',
    '//evil.example/sign-in',
    '/recover',
    '/oauth',
    '/oauth/',
    '/oauth/google/more',
    '/%',
  ])('%s is not one', (pathname) => {
    expect(findPage(pathname)).toBeUndefined()
  })

  it('is any address, unchanged, if the build does not list its pages', () => {
    expect(createPathMatch(['*'])('//no/Such/room')).toEqual({ path: '*', address: '//no/Such/room' })
  })

  // A unit test (tools/check/sources/expressions.test.mjs) checks that no regular expression of the server takes quadratic time.
  it.each([
    ['after a page', `/sign-in${slashes}`, '/sign-in', 1],
    ['before a page', `${slashes}sign-in`, '/sign-in', 1],
    ['within a page', `/recover${slashes}new-password`, '/recover/new-password', 2],
    ['before an unknown segment', `/a${slashes}x`, undefined, 2],
    ['after an unknown segment', `/a${slashes}x${slashes}`, undefined, 2],
  ] as const)(
    'is looked up with a hundred thousand slashes %s by decoding only the segments between them',
    (_where, pathname, address, segments) => {
      const read = vi.spyOn(globalThis, 'decodeURIComponent')
      try {
        expect(findPage(pathname)?.address).toBe(address)
        const most = segments * pages.length
        expect(read.mock.calls.length).toBeLessThanOrEqual(most)
        expect(read.mock.calls.flat().filter((text) => text.includes('/'))).toEqual([])
      } finally {
        read.mockRestore()
      }
    },
  )
})
