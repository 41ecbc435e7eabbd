import {
  anything,
  assert,
  boolean,
  constantFrom,
  json,
  oneof,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { providers } from './providers.ts'
import { decodeState, encodeState, maxStateLength, type SocialState } from './social-state.ts'

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const full: SocialState = {
  state: 'Ab-_09',
  pathname: '/checkout?item=1&note=%3E~#top',
  domainInitiatorRedirect: 'https://shop.example/oauth/vk?a=~?>',
  vkLink: true,
  promocode: 'ПРИВЕТ🎁',
  formName: 'sign-in'.padEnd(64, '-'),
}
const text = string({ unit: 'binary', maxLength: 30 })
const anyState = record(
  {
    state: text,
    pathname: text,
    domainInitiatorRedirect: text,
    vkLink: boolean(),
    promocode: text,
    formName: text,
  },
  { requiredKeys: ['state', 'pathname'] },
)
const withoutLimit = providers.filter(({ id }) => id !== 'x').map(({ id }) => id)
const anySocial = constantFrom(...withoutLimit, 'vkontakte', 'acme')

describe('a state comes back unchanged from a provider', () => {
  it.each(['google', 'vk', 'vkontakte', 'steam', 'telegram', 'a-provider-of-tomorrow'])(
    'for %s',
    (social) => {
      expect(decodeState(social, encodeState(social, full))).toEqual(full)
    },
  )

  // R3.6
  it('whatever it contains', () => {
    assert(
      property(anySocial, anyState, (social, state) => {
        const encoded = encodeState(social, state)
        expect(encoded.length).toBeLessThanOrEqual(maxStateLength)
        expect(decodeState(social, encoded)).toEqual(state)
      }),
    )
  })

  // R9.8
  it('as base64 for vk and steam, with only the characters that VK accepts', () => {
    assert(
      property(constantFrom('vk', 'steam'), anyState, (social, state) => {
        const encoded = encodeState(social, state)
        expect(encoded).toMatch(/^[A-Za-z0-9]+$/)
        expect(JSON.parse(atob(encoded))).toEqual(state)
      }),
    )
  })

  // R9.8
  it('as URI-encoded JSON otherwise', () => {
    const encoded = encodeState('google', full)
    expect(encoded).toMatch(/^[\w.!~*'()%-]+$/)
    expect(JSON.parse(decodeURIComponent(encoded))).toEqual(full)
  })

  it('from base64 that others wrote: of UTF-8, in either alphabet, with padding or without', () => {
    const state = { state: 's', pathname: '/~', promocode: '~~~ÿ>?🎁' }
    const standard = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(state))))
    expect(standard).toMatch(/\+.*\/|\/.*\+/)
    const urlSafe = standard.replaceAll('/', '_').replaceAll('+', '-')
    for (const written of [standard, standard.replace(/=+$/, ''), urlSafe])
      expect(decodeState('vk', written)).toEqual(state)
  })
})

// R3.6
it.each(['google', 'vk', 'steam', 'telegram'])('%s: the verifier is read and never written', (social) => {
  const encoded = encodeState(social, { ...full, codeVerifier: verifier })
  expect(decodeState(social, encoded)).toEqual(full)
  const json = JSON.stringify({ ...full, promocode: 'P', codeVerifier: verifier })
  const written = social === 'vk' || social === 'steam' ? btoa(json) : encodeURIComponent(json)
  expect(decodeState(social, written)?.codeVerifier).toBe(verifier)
})

describe('a state that is too long', () => {
  const long = 'я'.repeat(1000)

  it.each(['google', 'vk'])('for %s loses its path', (social) => {
    const decoded = decodeState(social, encodeState(social, { ...full, pathname: `/${long}` }))
    expect(decoded).toEqual({ ...full, pathname: '/' })
  })

  it('for X, which accepts 500 characters, loses its path', () => {
    const state = { state: 's', pathname: `/${'a'.repeat(500)}` }
    expect(decodeState('x', encodeState('x', state))).toEqual({ state: 's', pathname: '/' })
    expect(decodeState('google', encodeState('google', state))).toEqual(state)
  })

  const short = { state: 's', pathname: '/' }
  const json = JSON.stringify(short)
  it.each([
    ['google', maxStateLength, maxStateLength - encodeURIComponent(json).length],
    ['x', 500, 500 - encodeURIComponent(json).length],
    ['vk', maxStateLength, (maxStateLength * 3) / 4 - json.length],
    ['steam', 1_700, (1_700 * 3) / 4 - json.length],
  ])('for %s is one of more characters than %i', (social, limit, maxCharacters) => {
    const state = { ...short, pathname: '/'.padEnd(maxCharacters + 1, 'a') }
    const encoded = encodeState(social, state)
    expect(encoded).toHaveLength(limit)
    expect(decodeState(social, encoded)).toEqual(state)
    const longer = encodeState(social, { ...state, pathname: `${state.pathname}a` })
    expect(decodeState(social, longer)).toEqual(short)
  })

  it('is refused when something other than the path makes it long', () => {
    expect(() => encodeState('google', { ...full, domainInitiatorRedirect: long })).toThrow(RangeError)
  })

  it('is read as null', () => {
    const json = JSON.stringify({ state: 's', pathname: `/${'a'.repeat(maxStateLength)}` })
    expect(decodeState('google', encodeURIComponent(json))).toBeNull()
    expect(decodeState('vk', btoa(json))).toBeNull()
  })
})

describe('a state that is not ours', () => {
  const ok = { state: 's', pathname: '/' }
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [ok]],
    ['a text', 'state'],
    ['no state', { pathname: '/' }],
    ['no path', { state: 's' }],
    ['a number for a state', { ...ok, state: 1 }],
    ['a word for vkLink', { ...ok, vkLink: 'true' }],
    ['null for a promocode', { ...ok, promocode: null }],
    ['a long formName', { ...ok, formName: 'f'.repeat(65) }],
    ['a list for a formName', { ...ok, formName: ['f'] }],
    ['a verifier too short', { ...ok, codeVerifier: 'a'.repeat(42) }],
    ['a verifier too long', { ...ok, codeVerifier: 'a'.repeat(129) }],
    ['a list for a verifier', { ...ok, codeVerifier: [verifier] }],
    ['a verifier of other characters', { ...ok, codeVerifier: `${verifier}+` }],
    ['an unknown field', { ...ok, admin: true }],
    ['a field that every object has', { ...ok, toString: 'x' }],
  ])('is read as null: %s', (_, value) => {
    expect(decodeState('google', encodeURIComponent(JSON.stringify(value)))).toBeNull()
    expect(decodeState('vk', btoa(JSON.stringify(value)))).toBeNull()
  })

  it.each([
    ['google', '{"state":"s","pathname":"/","__proto__":{"vkLink":true}}'],
    ['google', '%'],
    ['google', '%ff'],
    ['google', '%7B%22state%22'],
    ['vk', '=='],
    ['vk', '/w=='],
    ['vk', btoa('{"state":"\xff","pathname":"/"}')],
    ['vk', encodeURIComponent(JSON.stringify(ok))],
    ['google', btoa(JSON.stringify(ok))],
    ['vk', ''],
    ['google', null],
    ['google', undefined],
  ])('is read as null from %s: %s', (social, written) => {
    expect(decodeState(social, written)).toBeNull()
  })

  it('never throws, and never gives a malformed state, whatever it is', () => {
    const anyText = oneof(string({ unit: 'binary' }), json().map(encodeURIComponent), json().map(toBase64))
    const anyValue = oneof(anyText, stringMatching(/^[\w+/=%-]*$/), anything())
    assert(
      property(anySocial, anyValue, (social, written) => {
        const state = decodeState(social, written as string)
        if (state === null) return
        expect(typeof state.state).toBe('string')
        expect(typeof state.pathname).toBe('string')
      }),
    )
  })
})

function toBase64(value: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(value)))
}
