import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneRegions } from '../index.ts'
import { openInput } from '../testing/open-phone-input.ts'

const ukrainian = { countryCode: 'UA', lockRegion: true }
const american = { countryCode: 'US', lockRegion: true }

// R5.26
it.each([
  ['its end, with nothing behind it', ukrainian, '380', 2, 3, '', '', null],
  ['its end and all that follows', ukrainian, '380 67', 1, 6, '', '', null],
  ['its end and a part of the number', ukrainian, '380 67 123', 1, 5, '', '380 71 23', null],
  ['its end and a part of the number, for a digit', ukrainian, '380 67 123', 1, 5, '5', '380 57 123', null],
  ['its end and a part of the number, for a plus', ukrainian, '380 67 123', 1, 5, '+', '380 71 23', null],
  ['its end and all that follows, for a digit', ukrainian, '380 67', 1, 6, '5', '380 5', null],
  ['a part of it', ukrainian, '380 67 123', 0, 2, '', '380 67 123', 'foreign_code'],
  ['a part of it, for a digit', ukrainian, '380 67 123', 0, 2, '4', '380 67 123', 'foreign_code'],
  ['all of it', ukrainian, '380 67 123', 0, 4, '', '380 67 123', 'foreign_code'],
  ['all of it before the same digit', american, '1 123', 0, 2, '', '1 123', 'foreign_code'],
  ['digits behind it alone', ukrainian, '380 67 123', 8, 10, '', '380 67 1', null],
  ['a part of it, for a number with it', ukrainian, '380 67', 0, 2, '+380501234567', '380 50 123 4567', null],
  ['a part of it, for another code', ukrainian, '380 67', 1, 6, '+79991234567', '380 67', 'foreign_code'],
] as const)(
  'keeps a locked calling code whole when somebody selects %s',
  (_case, options, shown, from, to, inserted, text, rejected) => {
    const edit = openInput(options, shown, from, to).insert(inserted)
    expect({ text: edit.text, rejected: edit.reading.rejected }).toEqual({ text, rejected })
  },
)

it('takes digits behind a locked calling code, whatever was selected and deleted before', () => {
  const region = fc.constantFrom(...phoneRegions)
  const edits = fc.array(fc.tuple(fc.stringMatching(/^\d{0,2}$/), fc.nat(16), fc.nat(16)), { maxLength: 8 })
  fc.assert(
    fc.property(region, edits, ({ countryCode, phoneCode }, all) => {
      const options = { countryCode, lockRegion: true }
      let shown = ''
      for (const [text, one, other] of all) {
        const [from, to] = [Math.min(one, other, shown.length), Math.min(Math.max(one, other), shown.length)]
        shown = openInput(options, shown, from, to).insert(text).text
        // Two zeros begin a number with its calling code, as a plus does, so the code may be typed after them.
        fc.pre(!shown.startsWith('+'))
        expect(`${shown || phoneCode} `).toContain(`${phoneCode} `)
        expect(openInput(options, shown).insert('5').reading.rejected).toBe(null)
      }
    }),
    { numRuns: 1000 },
  )
})
