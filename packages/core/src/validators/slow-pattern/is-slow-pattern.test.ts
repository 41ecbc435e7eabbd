import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlowPattern } from './is-slow-pattern.ts'

const slow: readonly RegExp[] = [
  /^(a+)+$/,
  /(a*)*b/,
  /^(a|a)*$/,
  /^(a|aa)+$/,
  /^(a?b?)*$/,
  /^(?:\w+\s?)*$/,
  /^([a-zA-Z0-9]+)*$/,
  /^(\d+|\w+)*!$/,
  /^(?:[a-z]{1,20} ?){1,20}$/,
  /^(([a-z])+.)+[A-Z]([a-z])+$/,
  /^(?=(x+x+)+y).*$/,
  /^(?<year>\d+-?)+$/,
  /^(?:я|Я)*(?:[а-я]+)+$/iu,
  /^([\p{L}\d]+[\p{L}-]*)+$/u,
  /^(?:\u0061|a)*$/u,
  /^(?:.|\n)*(?:[^]*)*$/,
  // Not literals, which TypeScript refuses for its target.
  new RegExp('^(?:[[a-z]--[aeiou]]+)+$', 'v'),
  // Taken from advisories: parts of addresses, versions, markup, addresses of the web.
  /^([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$/,
  /^(?:"[^"]*"|'[^']*'|[^"'>]+)*$|^(?:[^>]+|>)+$|^(?:<[^>]*>|[^<]*)*$/,
  /^(([\w-]+\.?)+)+@/,
]

const quick: readonly RegExp[] = [
  // Postcodes: US, CA, GB, DE, AT/AU/CH, FR, NL, PT, BR, PL, JP, KR, RU, IN, SE, GR, IE, IL, AR, TW, MT, BN, SG.
  /^\d{5}(?:-\d{4})?$/,
  /^\d{5}([ -]\d{4})?$/,
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  /^([Gg][Ii][Rr] ?0[Aa]{2})|((([A-Za-z][0-9]{1,2})|(([A-Za-z][A-Ha-hJ-Yj-y][0-9]{1,2})|(([A-Za-z][0-9][A-Za-z])|([A-Za-z][A-Ha-hJ-Yj-y][0-9]?[A-Za-z]))))\s?[0-9][A-Za-z]{2})$/,
  /^(?!01000|99999)(0[1-9]\d{3}|[1-9]\d{4})$/,
  /^\d{4}$/,
  /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
  /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/,
  /^\d{4}-\d{3}(?: [A-ZÀ-Ú ]+)?$/,
  /^\d{5}-?\d{3}$/,
  /^\d{2}-\d{3}$/,
  /^〒?\d{3}[-‐－]?\d{4}$/u,
  /^[1-6]\d{4}$|^\d{3}-\d{3}$/,
  /^[1-9]{1}[0-9]{2}\s{0,1}[0-9]{3}$/,
  /^(?:SE-)?\d{3} ?\d{2}$/i,
  /^[AC-FHKNPRTV-Y]\d{2}|D6W [0-9AC-FHKNPRTV-Y]{4}$/,
  /^([A-HJ-NP-Z])?\d{4}([A-Z]{3})?$/,
  /^[A-Z]{3}\s?\d{2,4}$/,
  /^(9[4-6]\d{3}|90[0-2]\d{2})$/,
  new RegExp('^[[\\p{L}--[a-z]]&&[^\\]]]+$', 'v'),
  // Addresses of mail and of the web, names, phones, cards, dates, times, colours, versions, money.
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i,
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  /^https?:\/\/(?:www\.)?[-\w@:%.+~#=]{1,256}\.[a-z]{1,6}\b[-\w()@:%+.~#?&/=]*$/i,
  /^[\p{L}\p{M}'’ -]+$/u,
  /^\p{Lu}\p{Ll}*(?:[ -]\p{Lu}\p{Ll}*)*$/u,
  /^\+?[\d\s().-]{7,20}$/,
  /^(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/,
  /^(?:\d{4}[ -]?){3}\d{4}$/,
  /^(?:\d[ -]*?){13,16}$/,
  /^4\d{12}(?:\d{3})?$|^5[1-5]\d{14}$|^3[47]\d{13}$/,
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
  /^#(?:[\da-f]{3}){1,2}$/i,
  /^\d+(?:\.\d+){2}(?:-[\da-z-]+(?:\.[\da-z-]+)*)?$/i,
  /^\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/,
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/,
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{8,}$/,
  /^(?:[A-Z]{2}\d{2} ?)(?:[A-Z\d]{4} ?){2,7}[A-Z\d]{1,4}$/,
  /^[A-Z]{2,4}-\d{4,8}(?:-[A-Z\d]+)*$/,
  /^\w+(?:[-'\s]\w+)*$/,
  /^(["'])(?:(?!\1).)*\1$/,
  /^\s*\S+(?:\s+\S+)*\s*$/,
  /^(?:"[^"]*"|[^",]*)(?:,(?:"[^"]*"|[^",]*))*$/,
]

describe('isSlowPattern', () => {
  // R5.5
  it.each(slow)('calls a pattern slow that may take for ever on one text: %s', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(true)
  })

  // R5.5
  it.each(quick)('does not call a pattern slow that people really write: %s', (pattern) => {
    expect(isSlowPattern(pattern)).toBe(false)
  })

  // R5.5
  it('does not call a long list of words slow', () => {
    const words = Array.from({ length: 500 }, (_, index) => `word${index}`)
    expect(isSlowPattern(new RegExp(`^(?:${words.join('|')})$`))).toBe(false)
  })

  it('has an answer for every pattern that a browser accepts', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      '.',
      '\\d',
      '[a-c]',
      '(',
      '(?=',
      '(?<!',
      ')',
      '|',
      '*',
      '+',
      '?',
      '{2,}',
      '^',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        let pattern: RegExp
        try {
          pattern = new RegExp(pieces.join(''), 'u')
        } catch {
          return
        }
        expect(isSlowPattern(pattern)).toBeTypeOf('boolean')
      }),
    )
  })
})
