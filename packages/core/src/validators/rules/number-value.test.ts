import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRule } from '../validate.ts'
import type { FieldValue, ValidatorOf } from '../validator.ts'

const codeOf = (value: FieldValue, row: Omit<ValidatorOf<'numberValue'>, 'type'> = {}) =>
  checkRule(value, { type: 'numberValue', ...row })?.code ?? null

describe('numberValue', () => {
  // R5.7
  it.each([
    ['under the minimum', 17, { min: 18 }, 'number_too_small'],
    ['a hair under the minimum', 17.999, { min: 18 }, 'number_too_small'],
    ['the minimum', 18, { min: 18 }, null],
    ['the maximum', 99, { max: 99 }, null],
    ['over the maximum', 99.5, { max: 99 }, 'number_too_large'],
    ['negative bounds', -5, { min: -10, max: -1 }, null],
    ['nought is a number', 0, { min: 1 }, 'number_too_small'],
    ['no bounds', 1e300, {}, null],
  ])('keeps both bounds: %s', (_name, value, row, code) => {
    expect(codeOf(value, row)).toBe(code)
  })

  // R5.7
  it.each([
    ['12', null],
    [' 12 ', null],
    ['-3', 'number_too_small'],
    ['+3', null],
    ['0012', null],
    ['2.5', null],
    ['.5', null],
    ['5.', null],
    ['1e1', null],
    ['1e3', 'number_too_large'],
    ['1e999', 'not_a_number'],
    ['12a', 'not_a_number'],
    ['1,5', 'not_a_number'],
    ['1 000', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['0b1', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['   ', 'not_a_number'],
    ['.', 'not_a_number'],
    ['--1', 'not_a_number'],
    ['٣', 'not_a_number'],
  ])('reads a typed number as decimal: "%s"', (value, code) => {
    expect(codeOf(value, { min: 0, max: 100 })).toBe(code)
  })

  it.each([NaN, Infinity, -Infinity, true])('refuses %s, which is no number', (value) => {
    expect(codeOf(value)).toBe('not_a_number')
  })

  it.each(['', false])('leaves an empty field to required: %j', (value) => {
    expect(codeOf(value, { min: 1 })).toBeNull()
  })

  it.each(['', '5'])('refuses %j where the block could not read what was typed', (value) => {
    expect(checkRule(value, { type: 'numberValue' }, { number: false })?.code).toBe('not_a_number')
  })

  it('judges a number and its text alike', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(number, number, number, (value, a, b) => {
        const row = { min: Math.min(a, b), max: Math.max(a, b) }
        expect(codeOf(String(value), row)).toBe(codeOf(value, row))
      }),
    )
  })
})
