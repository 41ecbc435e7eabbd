import { describe, expect, expectTypeOf, it } from 'vitest'
import { checkValidators } from './check-validators.ts'
import { validate, type ValidationMessages } from './validate.ts'
import type { ValidationCode, Validator, ValidatorOf, ValidatorType } from './validator.ts'

const messages: ValidationMessages = (key, values) =>
  values === undefined ? `message for ${key}` : `message for ${key} ${JSON.stringify(values)}`

const validateOne = (value: string | number | boolean, row: Validator, flags = {}) =>
  validate(value, [row], messages, flags)[0]

describe('validate', () => {
  // R5.10
  it.each<[Validator, string | number, object, ValidationCode]>([
    [{ type: 'phone' }, '+7', { phone: false }, 'phone_incomplete'],
    [{ type: 'email' }, 'a', {}, 'email_format'],
    [{ type: 'date' }, '', { date: false }, 'date_invalid'],
    [{ type: 'required' }, '', {}, 'required'],
    [{ type: 'regexp', pattern: '^b' }, 'a', {}, 'pattern_mismatch'],
    [{ type: 'length' }, 1, {}, 'not_a_string'],
    [{ type: 'numberValue' }, 'a', {}, 'not_a_number'],
    [{ type: 'hasAnyNumberSymbol' }, 'a', {}, 'digit_missing'],
    [{ type: 'hasUpperAndLowerCaseSymbol' }, 'a', {}, 'case_missing'],
  ])('gives each issue its type, code and message: $type', (row, value, flags, code) => {
    expect(validateOne(value, row, flags)).toEqual({
      type: row.type,
      code,
      message: `message for validation_${code}`,
      isLazy: false,
    })
  })

  it.each<[Validator, string | number, string]>([
    [{ type: 'length', min: 2, max: 3 }, 'a', 'message for validation_too_short {"min":2,"max":3}'],
    [{ type: 'length', min: 2, max: 3 }, 'abcd', 'message for validation_too_long {"min":2,"max":3}'],
    [{ type: 'numberValue', min: 2, max: 3 }, 1, 'message for validation_number_too_small {"min":2,"max":3}'],
    [{ type: 'numberValue', min: 2, max: 3 }, 4, 'message for validation_number_too_large {"min":2,"max":3}'],
  ])('puts the bounds into the message: %o of %s', (row, value, message) => {
    expect(validateOne(value, row)?.message).toBe(message)
  })

  // R5.10
  it('lets a row replace code and message, so that every message is configurable', () => {
    const row = { type: 'required', code: 'name_missing', message: 'Your name, please' } as const
    expect(validateOne('', row)).toMatchObject({ code: 'name_missing', message: 'Your name, please' })
  })

  it('prefers the block’s message about the value to the message of the row', () => {
    const row = { type: 'required', message: 'Your date, please' } as const
    expect(validateOne('', row, { required: 'Enter the full date' })?.message).toBe('Enter the full date')
  })

  it('marks the issue of a lazy row, and no other', () => {
    const rows: Validator[] = [{ type: 'hasAnyNumberSymbol', lazy: true }, { type: 'email' }]
    expect(validate('a', rows, messages).map((issue) => issue.isLazy)).toEqual([true, false])
  })

  it('lists every issue in the order of the rows', () => {
    const rows: Validator[] = [
      { type: 'hasUpperAndLowerCaseSymbol' },
      { type: 'length', min: 8 },
      { type: 'required' },
      { type: 'hasAnyNumberSymbol' },
    ]
    const types = (value: string) => validate(value, rows, messages).map((issue) => issue.type)
    expect(types('')).toEqual(['hasUpperAndLowerCaseSymbol', 'length', 'required', 'hasAnyNumberSymbol'])
    expect(types('abc1')).toEqual(['hasUpperAndLowerCaseSymbol', 'length'])
    expect(types('abcdefG1')).toEqual([])
  })

  it('returns the same empty list for every valid value, so that nobody takes it for a change', () => {
    expect(validate('a', [{ type: 'required' }], messages)).toBe(validate('b', [], messages))
  })

  it.each([
    ['phone', { type: 'phone' }],
    ['email', { type: 'email' }],
    ['regexp', { type: 'regexp', pattern: '^a$' }],
    ['numberValue', { type: 'numberValue', min: 1 }],
  ] as const)('finds no issue in an empty field that is not required: %s', (_name, row) => {
    expect(validateOne('', row)).toBeUndefined()
  })
})

describe('checkValidators', () => {
  const broken: readonly [string, Validator, RegExp][] = [
    ['a broken pattern', { type: 'regexp', pattern: '(' }, /field "zip" has a broken pattern/],
    [
      'a pattern under another name',
      { type: 'regexp', regexp: '^a$' } as unknown as Validator,
      /field "zip" has no `pattern`/,
    ],
    ['a slow pattern', { type: 'regexp', pattern: '^(a+)+$' }, /field "zip" has a slow pattern.*\(a\+\)\+/],
    [
      'lengths that exclude each other',
      { type: 'length', min: 9, max: 8 },
      /at least 9 and at most 8, which nothing satisfies/,
    ],
    ['a length that no text has', { type: 'length', max: -1 }, /at least 0 and at most -1/],
    ['numbers that exclude each other', { type: 'numberValue', min: 1, max: 0 }, /nothing satisfies/],
    ['an unknown type', { type: 'constructor' } as unknown as Validator, /unknown type "constructor"/],
  ]
  it.each(broken)('names the field and the row of %s when the form is built', (_name, row, message) => {
    const rows: Validator[] = [{ type: 'required' }, row]
    expect(() => checkValidators('zip', rows)).toThrow(message)
    expect(() => checkValidators('zip', rows)).toThrow(TypeError)
    expect(() => checkValidators('zip', rows)).toThrow(/^Validator 2 /)
  })

  it('takes rows that can be satisfied', () => {
    const rows: Validator[] = [
      { type: 'length', min: 0, max: 0 },
      { type: 'numberValue', max: -5 },
      // Callers in plain JavaScript pass a missing bound as `undefined`.
      { type: 'numberValue', min: undefined, max: -5 } as unknown as Validator,
      { type: 'regexp', pattern: /a/g },
    ]
    expect(() => checkValidators('zip', rows)).not.toThrow()
  })
})

it('has types by which TypeScript tells the rows apart', () => {
  expectTypeOf<ValidatorType>().toEqualTypeOf<
    | 'phone'
    | 'email'
    | 'date'
    | 'required'
    | 'regexp'
    | 'length'
    | 'numberValue'
    | 'hasAnyNumberSymbol'
    | 'hasUpperAndLowerCaseSymbol'
  >()
  expectTypeOf<ValidatorOf<'regexp'>>().toHaveProperty('pattern').toEqualTypeOf<string | RegExp>()
  expectTypeOf<{ type: 'regexp' }>().not.toExtend<Validator>()
})
