import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOrderNumber, readOrderNumber } from './order-number.ts'

it('is short and grouped, without characters that look alike and without letter pairs that could begin a word', () => {
  for (let index = 0; index < 2000; index++)
    expect(createOrderNumber(randomInt)).toMatch(
      /^[CDFGHJKMNPQRTWX][26789][CDFGHJKMNPQRTWX][26789]-[CDFGHJKMNPQRTWX][26789][CDFGHJKMNPQRTWX][26789]$/,
    )
})

it('is recognised however a person writes it down', () => {
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

it('recognises the longer numbers of older orders', () => {
  expect(readOrderNumber('cdfg hj67 kmnp')).toBe('CDFG-HJ67-KMNP')
})
