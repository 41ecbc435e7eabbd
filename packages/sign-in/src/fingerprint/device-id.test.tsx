import { isDeviceId } from '@foyer/core/fingerprint'
import { beforeEach, describe, expect, it } from 'vitest'
import { throwSecurityError, replaceParts } from '../testing/blocked-scope.ts'
import { loadDeviceId } from './device-id.ts'

const key = 'foyer-device-id'
const stored = '11111111-1111-4111-8111-111111111111'
const inCookie = '22222222-2222-4222-8222-222222222222'
const readCookie = () => new RegExp(`${key}=([^;]*)`).exec(document.cookie)?.[1]

beforeEach(() => {
  document.cookie = `${key}=; Max-Age=0; Path=/`
})

/** A document whose cookies are blocked and throw. */
const noCookies = { 'document.cookie': throwSecurityError }
const noStorage = { localStorage: throwSecurityError }

describe('the device id', () => {
  it('is a new UUID, in local storage and in the cookie', () => {
    const id = loadDeviceId(window)
    expect(isDeviceId(id)).toBe(true)
    expect(id[14]).toBe('4')
    expect([localStorage.getItem(key), readCookie()]).toEqual([id, id])
    localStorage.clear()
    document.cookie = `${key}=; Max-Age=0; Path=/`
    expect(loadDeviceId(window)).not.toBe(id)
  })

  // R3.5
  it.each<[string | null, string | null, string | null]>([
    [stored, null, stored],
    [null, inCookie, inCookie],
    [stored, inCookie, stored],
    ['forged', inCookie, inCookie],
    [stored, 'forged', stored],
    ['forged', 'forged', null],
    ['', '', null],
  ])(
    'with %o in local storage and %o in the cookie is %o, and is then stored in both',
    (inStorage, cookie, expected) => {
      if (inStorage !== null) localStorage.setItem(key, inStorage)
      if (cookie !== null) document.cookie = `${key}=${cookie}; Path=/`
      const id = loadDeviceId(window)
      expect(isDeviceId(id)).toBe(true)
      expect(id).toBe(expected ?? id)
      expect([localStorage.getItem(key), readCookie()]).toEqual([id, id])
    },
  )

  it.each([
    ['cookies', noCookies, 'localStorage'],
    ['local storage', noStorage, 'cookie'],
  ] as const)('is kept without %s', (_name, parts, other) => {
    const id = loadDeviceId(replaceParts(parts))
    expect(other === 'cookie' ? readCookie() : localStorage.getItem(key)).toBe(id)
    expect(loadDeviceId(replaceParts(parts))).toBe(id)
  })

  // R3.5
  it('is a UUID that is not stored anywhere if both are blocked', () => {
    const scope = replaceParts({ ...noCookies, ...noStorage })
    expect(isDeviceId(loadDeviceId(scope))).toBe(true)
    expect(document.cookie).not.toContain(key)
    expect(localStorage).toHaveLength(0)
  })

  // R9.5
  it.each([
    ['https:', 'Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
    ['http:', 'Max-Age=31536000; Path=/; SameSite=Lax'],
  ])('is stored under %s in a cookie with %s', (protocol, attributes) => {
    const written: string[] = []
    const fake = {
      get cookie() {
        return ''
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
    localStorage.setItem(key, stored)
    loadDeviceId(replaceParts({ document: () => fake, location: () => ({ protocol }) }))
    expect(written).toEqual([`${key}=${stored}; ${attributes}`])
  })
})
