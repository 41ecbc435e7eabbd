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

it('is one of 31 million, all equally likely, so that nobody can tell it from the numbers before', () => {
  const choices: number[] = []
  createOrderNumber((below) => {
    choices.push(below)
    return 0
  })
  expect(choices).toEqual([15, 5, 15, 5, 15, 5, 15, 5])
  const signs = [0, 1, 2, 3, 5, 6, 7, 8]
  const found = choices.map((below, choice) => {
    const number = (picked: number) => {
      let asked = 0
      return createOrderNumber(() => (asked++ === choice ? picked : 0))
    }
    return new Set(Array.from({ length: below }, (_, picked) => number(picked)[signs[choice] ?? 0])).size
  })
  expect(found).toEqual(choices)
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
