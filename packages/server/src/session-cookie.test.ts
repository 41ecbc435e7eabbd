import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FoyerError } from './foyer-error.ts'
import { readSessionCookie, type RequestWithHeaders } from './session-cookie.ts'

const read = (cookie: string, name?: string) => readSessionCookie({ headers: { cookie } }, name)

describe('readSessionCookie', () => {
  it.each([
    ['alone', 'foyer-session=abc', 'foyer-session=abc'],
    ['bound to its host', '__Host-foyer-session=abc', '__Host-foyer-session=abc'],
    ['among others', 'a=1; foyer-session=abc; b=2', 'foyer-session=abc'],
    ['without spaces', 'a=1;foyer-session=abc;b=2', 'foyer-session=abc'],
    ['with spaces around', ' foyer-session = abc ', 'foyer-session=abc'],
    ['in quotes, as they are', 'foyer-session="abc"', 'foyer-session="abc"'],
    ['with an equals sign in it', 'foyer-session=a=b==', 'foyer-session=a=b=='],
    ['twice: the first, as Foyer does', 'foyer-session=first; foyer-session=second', 'foyer-session=first'],
    [
      'under both names, of which Foyer reads its own',
      'foyer-session=b; __Host-foyer-session=a',
      'foyer-session=b; __Host-foyer-session=a',
    ],
    ['with that of the last proof', 'foyer-proof=p; a=1; foyer-session=s', 'foyer-proof=p; foyer-session=s'],
    ['behind a cookie without a value', 'flag; foyer-session=abc', 'foyer-session=abc'],
    ['of the greatest size', `foyer-session=${'x'.repeat(4_096)}`, `foyer-session=${'x'.repeat(4_096)}`],
    ['in a header of a megabyte', `${'a=1; '.repeat(200_000)}foyer-session=abc`, 'foyer-session=abc'],
  ])('finds the cookie %s', (_, header, found) => {
    expect(read(header)).toBe(found)
  })

  it.each([
    ['there is none', ''],
    ['only others are there', 'session=abc; xfoyer-session=abc; foyer-sessionx=abc; Foyer-Session=abc'],
    ['the name has another beginning', 'a=foyer-session=abc'],
    ['only that of a proof is there', 'foyer-proof=p; __Host-foyer-proof=p'],
    ['it is empty', 'foyer-session='],
    ['it has no value', 'foyer-session'],
    ['it has no equals sign', 'foyer-sessionx'],
    ['it is larger than any browser keeps', `foyer-session=${'x'.repeat(4_097)}`],
    ['it would break the header', 'foyer-session=abc\r\nx-admin: 1'],
    ['it has a quote inside', 'foyer-session=a"b'],
    ['it has only one quote', 'foyer-session="abc'],
    ['it has letters that no cookie has', 'foyer-session=äbc'],
    ['it has a space inside', 'foyer-session=a b'],
    ['the first of two is broken', 'foyer-session=; foyer-session=second'],
  ])('is null where %s', (_, header) => {
    expect(read(header)).toBeNull()
  })

  it('reads only the cookie that is named, and passes it on under the names that Foyer reads too', () => {
    const found = '__Host-foyer-session=b; foyer-session=b; sid=b'
    expect(read('foyer-session=a; sid=b', 'sid')).toBe(found)
    expect(read('__Host-foyer-session=a; sid=b', 'sid')).toBe(found)
    expect(read('foyer-session=a; other=c', 'foyer-session')).toBe('__Host-foyer-session=a; foyer-session=a')
    expect(read('foyer-proof=p; sid=b', 'sid')).toBe(`foyer-proof=p; ${found}`)
    expect(read('foyer-session=a', 'sid')).toBeNull()
  })

  it('finds the cookie wherever it stands among others, and passes on none of the others', () => {
    const other = fc
      .tuple(
        fc.stringMatching(/^[a-z_-]{1,20}$/),
        fc.string().filter((text) => !text.includes(';')),
      )
      .filter(([name]) => name !== 'foyer-session')
      .map(([name, value]) => `${name}=${value}`)
    const token = fc.stringMatching(/^[\w-]{1,100}$/)
    const name = fc.constantFrom('foyer-session', '__Host-foyer-session')
    fc.assert(
      fc.property(fc.array(other), fc.array(other), name, token, (before, after, name, token) => {
        expect(read([...before, `${name}=${token}`, ...after].join('; '))).toBe(`${name}=${token}`)
      }),
    )
  })

  it('returns null or a well-formed cookie, whatever the header contains', () => {
    const part = fc.constantFrom('foyer-session', '=', ';', ' ', '"', '\r\n', '\0', 'a', '__Host-', ',', 'é')
    const header = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(header, (header) => {
        const found = read(header)
        if (found === null) return
        expect(found).toMatch(/^(?:(?:__Host-)?foyer-session=[!-:<-~]+(?:; |$)){1,2}$/)
        expect(new Headers({ cookie: found }).get('cookie')).toBe(found)
      }),
    )
  })

  it.each([[undefined], [null], ['cookie'], [{}], [{ headers: null }], [{ headers: 'foyer-session=a' }]])(
    'says what is wrong where the request is %j',
    (request) => {
      const wrong = () => readSessionCookie(request as unknown as RequestWithHeaders)
      expect(wrong).toThrow(FoyerError)
      expect(wrong).toThrow(
        'The argument is not a request with headers: pass the request itself, or { headers }.',
      )
    },
  )
})
