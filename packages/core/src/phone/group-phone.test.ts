import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { editPhone, parsePhone, phoneRegions, readShown } from './index.ts'
import { groupPhone } from './group-phone.ts'

it.each([
  ['55', '1123456789', '11 2345 6789'],
  ['55', '11912345678', '11 91234 5678'],
  ['44', '2079460958', '20 7946 0958'],
  ['44', '1619960123', '161 996 0123'],
  ['44', '7400123456', '7400 123456'],
  ['49', '30901820', '30 901820'],
  ['49', '15112345678', '1511 2345678'],
  ['49', '1601234567', '160 1234567'],
  ['43', '6641234567', '664 1234567'],
  ['1', '2015550123', '201 555 0123'],
  ['1', '3101234', '310 123 4'],
  ['44', '20794', '20 794'],
  ['66', '1800165720', '1800 165 720'],
])('groups a number of +%s as its country writes it: %s', (phoneCode, national, grouped) => {
  expect(groupPhone(national, phoneCode)).toBe(grouped)
})

it('returns null for an unassigned calling code, and for more digits than a number can have', () => {
  expect(groupPhone('123', '999')).toBeNull()
  expect(groupPhone('2079460958123', '44')).toBeNull()
})

it('groups numbers of any length in all territories as libphonenumber does', () => {
  const region = fc.constantFrom(...phoneRegions)
  const digits = fc.stringMatching(/^[1-9]\d{14}$/)
  const property = fc.property(region, digits, fc.nat(20), ({ phoneCode, lengths }, text, at) => {
    const length = (lengths.any[at % lengths.any.length] ?? 0) - phoneCode.length
    const national = text.slice(0, length)
    const number = parsePhoneNumberFromString(`+${phoneCode}${national}`)
    const written = number?.formatInternational()
    const isKnown = number?.isValid() && number.nationalNumber === national
    // libphonenumber leaves some numbers ungrouped. This table may group them, because they can be the start of a longer number.
    const isGrouped = written !== `+${phoneCode} ${national}`
    return !isKnown || !isGrouped || `+${phoneCode} ${groupPhone(national, phoneCode)}` === written
  })
  expect(() => fc.assert(property, { numRuns: 5000 })).not.toThrow()
})

it('groups a number while it is typed key by key, without changing its digits', () => {
  const options = { countryCode: 'BR', numberTypes: 'any', group: groupPhone } as const
  let shown = ''
  const seen: string[] = []
  for (const digit of '1134567890') {
    const text = shown + digit
    shown = editPhone(shown, { text, caret: text.length }, options).text
    seen.push(shown)
    expect(readShown(shown, options).value.replaceAll(/\D/g, '')).toBe(shown.replaceAll(' ', ''))
  }
  expect(seen.slice(-3)).toEqual(['55 11 3456 78', '55 11 3456 789', '55 11 3456 7890'])
})

it.each(['971 4 300 0000', '971 43 000 000'])(
  'recognises a number copied from an input before or after its groups had loaded: %s',
  (copied) => {
    expect(parsePhone(copied, { group: groupPhone, numberTypes: 'any' }).value).toBe('+97143000000')
  },
)
