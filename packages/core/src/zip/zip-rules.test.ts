import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeZip } from './normalize-zip.ts'
import { zipCountries } from './zip-formats.ts'
import { zipNameOf, zipRules, zipUseOf } from './zip-rules.ts'
import { codes } from './testing/zip-examples.ts'

const isAccepted = (country: string, zip: string) =>
  zipRules(country, zip).every((rule) => 'state' in rule || rule.regexp.test(normalizeZip(country, zip)))

describe('the zip codes of a country', () => {
  // R5.29
  it.each(codes)('of %s include %s, and not %s', (country, right, wrong) => {
    expect(right.split(', ').filter((zip) => !isAccepted(country, zip))).toEqual([])
    expect(wrong.split(', ').filter((zip) => isAccepted(country, zip))).toEqual([])
  })

  it('are known for these countries and no others', () => {
    expect(codes.map(([country]) => country)).toEqual(zipCountries)
  })

  it('have examples that satisfy their own rule', () => {
    const examples = zipCountries.flatMap((country) =>
      zipRules(country, '').flatMap((rule) =>
        rule.type === 'zipLike' ? rule.examples.map((example) => [country, example] as const) : [],
      ),
    )
    expect(examples.length).toBeGreaterThan(20)
    expect(examples.filter(([country, example]) => !isAccepted(country, example))).toEqual([])
    // Consecutive digits are easy to recognise as an example.
    expect(examples).toContainEqual(['JP', '123-4567'])
  })

  it('may be typed in lower case with blanks around them, but not with look-alike letters', () => {
    expect(isAccepted('NL', ' 1234 ab ')).toBe(true)
    expect(isAccepted('BN', 'B\u212a2328')).toBe(false)
    const [rule] = zipRules('BN', '')
    const isAcceptedAsTyped = (zip: string) => rule !== undefined && 'regexp' in rule && rule.regexp.test(zip)
    expect([isAcceptedAsTyped('bk2328'), isAcceptedAsTyped('b\u212a2328')]).toEqual([true, false])
  })

  // R5.29
  it.each([
    ['JP', '１００-０００１', '100-0001'],
    ['JP', '〒100-0001', '100-0001'],
    ['JP', '１００ー０００１', '100-0001'],
    ['JP', '100ｰ0001', '100-0001'],
    ['JP', '〠100-0001', '100-0001'],
    ['JP', '〶 100-0001', '100-0001'],
    ['DE', '101〒15', '101〒15'],
    ['PT', '2725–079', '2725-079'],
    ['BR', '40301﹣110', '40301-110'],
    ['PL', '00−−940', '00-940'],
    ['JP', '1000001', '100-0001'],
    ['BR', '40301110', '40301-110'],
    ['PT', '2725079', '2725-079'],
    ['PL', '00940', '00-940'],
    ['CZ', '10000', '100 00'],
    ['IR', '1193612345', '11936-12345'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'SW1A  1AA', 'SW1A 1AA'],
    ['GB', 'm25bq', 'M2 5BQ'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['GB', 'bfpo61', 'BFPO 61'],
    ['GB', 'ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['NL', '2490aa', '2490 AA'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['US', '221621010', '22162-1010'],
    ['US', '22162 1010', '22162-1010'],
    ['US', '95014', '95014'],
    ['LV', 'lv1073', 'LV-1073'],
    ['MT', 'nxr01', 'NXR 01'],
    ['DE', ' 10 115 ', '10115'],
    ['EG', '١١٥١١', '11511'],
    ['IR', '۱۱۹۳۶۱۲۳۴۵', '11936-12345'],
    ['DE', '\u200b10115\ufeff', '10115'],
    ['DE', '\u202a10115\u202c', '10115'],
    ['LU', 'L-1234', '1234'],
    ['LU', 'lu 1234', '1234'],
    ['DE', 'D-10115', '10115'],
    ['SE', 'SE-123 45', '123 45'],
    ['LI', 'FL-9490', '9490'],
    ['MD', 'MD-2001', '2001'],
    ['AZ', 'AZ1000', '1000'],
    ['LV', '1073', 'LV-1073'],
    ['KY', '1-1100', 'KY1-1100'],
    ['CH', 'D-8001', 'D-8001'],
    ['DE', '1011', '1011'],
    ['US', '22162 1', '22162 1'],
    ['GB', 'sw1a', 'SW1A'],
    ['AE', ' p.o.  7–9 ', 'P.O. 7-9'],
  ])('of %s are normalised however they are typed: %s becomes %s', (country, typed, written) => {
    expect(normalizeZip(country, typed)).toBe(written)
  })

  it('stay the same when they are normalised again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zipCountries), fc.string(), (country, text) => {
        const written = normalizeZip(country, text)
        expect(normalizeZip(country, written)).toBe(written)
      }),
    )
    for (const [country, right] of codes)
      for (const zip of right.split(', ').map((code) => normalizeZip(country, code)))
        expect(normalizeZip(country, zip.replaceAll(/[ -]/g, ''))).toBe(zip)
  })

  it.each([
    ['DE', 'required'],
    ['US', 'required'],
    ['PR', 'required'],
    ['IE', 'optional'],
    ['CL', 'optional'],
    ['AE', 'none'],
    ['HK', 'none'],
    ['XX', 'none'],
  ])('are asked for where an address has them: in %s they are %s', (country, use) => {
    expect(zipUseOf(country)).toBe(use)
  })

  it('are described by the number of their digits, or by examples if they are more than digits', () => {
    expect(zipRules('DE', '')).toMatchObject([{ type: 'zipDigits', count: 5 }])
    expect(zipRules('NL', '')).toMatchObject([{ type: 'zipLike', examples: expect.any(Array) as string[] }])
  })

  it('are also checked for an eligible state in the United States, and nowhere else', () => {
    const typesOf = (country: string) => zipRules(country, '95014', new Set(['CA'])).map(({ type }) => type)
    expect(typesOf('US')).toEqual(['zipLike', 'zipcodeFromEligibleState'])
    expect(typesOf('DE')).toEqual(['zipDigits'])
  })

  it('have no rule in a country whose format is not known, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (country, zip) => {
        fc.pre(!zipCountries.includes(country))
        expect(zipRules(country, zip, new Set())).toEqual([])
      }),
    )
  })
})

it.each([
  ['US', 'zip'],
  ['PR', 'zip'],
  ['IN', 'pin'],
  ['IE', 'eircode'],
  ['GB', 'postcode'],
  ['NZ', 'postcode'],
  ['DE', 'postal'],
])('the postal code of %s has the name %s', (country, name) => {
  expect(zipNameOf(country)).toBe(name)
})
