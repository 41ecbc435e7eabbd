import { expect, it } from 'vitest'
import { normalizePhone } from './normalize-phone.ts'

it.each([
  ['+44 20 7946 0000', '+442079460000'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+971 ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
  ['+880 ১৭১২ ৩৪৫৬৭৮', '+8801712345678'],
  ['＋８１ ９０ １２３４ ５６７８', '+819012345678'],
])('sends %s as %s', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent)
})
