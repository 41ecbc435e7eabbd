import { describe, expect, it } from 'vitest'
import { checkRule } from '../validate.ts'

describe('required', () => {
  // R5.4
  it.each([
    ['text', 'a', null],
    ['an empty text', '', 'required'],
    ['blanks alone', ' \t\n\u00a0\u3000', 'required'],
    ['blanks around something', '  a  ', null],
    ['the number nought', 0, null],
    ['a number', -1, null],
    ['a ticked box', true, null],
    ['a box that is not ticked', false, 'required'],
  ])('asks for something: %s', (_name, value, code) => {
    expect(checkRule(value, { type: 'required' })?.code ?? null).toBe(code)
  })

  // R5.4
  it.each([
    ['a value is entered elsewhere', '', true, null],
    ['a value is missing elsewhere, although the field is filled', 'a', false, 'required'],
    ['no flag is given', '', undefined, 'required'],
  ])('is decided by the external flag where one is given: %s', (_name, value, flag, code) => {
    expect(checkRule(value, { type: 'required' }, { required: flag })?.code ?? null).toBe(code)
  })

  // R4.35
  it.each([
    ['accepts an empty field', false, null],
    ['accepts a field without a flag', undefined, null],
    ['accepts a complete field', true, null],
    ['says what is missing in an incomplete one', 'Enter the full date', 'Enter the full date'],
  ])('with ifBegun, %s', (_name, flag, message) => {
    const issue = checkRule('', { type: 'required', ifBegun: true }, { required: flag })
    expect(issue && issue.message).toBe(message)
    expect(issue?.code).toBe(issue ? 'required' : undefined)
  })
})
