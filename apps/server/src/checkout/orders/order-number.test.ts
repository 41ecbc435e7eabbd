import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOrderNumber, readOrderNumber } from './order-number.ts'

it('is short, grouped, and has neither a sign that is taken for another nor two letters that begin a word', () => {
  for (let index = 0; index < 2000; index++)
    expect(createOrderNumber(randomInt)).toMatch(
      /^[CDFGHJKMNPQRTWX][26789][CDFGHJKMNPQRTWX][26789]-[CDFGHJKMNPQRTWX][26789][CDFGHJKMNPQRTWX][26789]$/,
    )
})

it('is read however it is written down', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.nat()),
      fc.constantFrom('', ' ', '-', ' - '),
      fc.boolean(),
      (numbers, sign, isLow) => {
        const number = createOrderNumber((below) => (numbers.next().value ?? 0) % below)
        const written = number.replace('-', sign)
        expect(readOrderNumber(isLow ? written.toLowerCase() : written)).toBe(number)
      },
    ),
  )
})

it('keeps the longer numbers of orders from before', () => {
  expect(readOrderNumber('cdfg hj67 kmnp')).toBe('CDFG-HJ67-KMNP')
})
