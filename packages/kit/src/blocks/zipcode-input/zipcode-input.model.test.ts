import { expect, it, vi } from 'vitest'
import {
  checkZipcodeValidators,
  zipcodeErrors,
  zipcodeRequirements,
  zipcodeValidatorRows,
  type ZipcodeValidator,
} from './zipcode-input.model.ts'

const rules: readonly ZipcodeValidator[] = [
  { type: 'fiveDigits', regexp: String.raw`^\d{5}$`, errorMessage: 'Five digits' },
  { type: 'notZero', regexp: /^(?!0+$)/ },
  { type: 'zipcodeFromEligibleState', state: 'default', errorMessage: 'A state that we deliver to' },
]

// R5.30
it('shows a rule by its message, and by its type where it has none', () => {
  const texts = ['Five digits', 'notZero', 'A state that we deliver to']
  expect(zipcodeRequirements(rules).map(({ text }) => text)).toEqual(texts)
  expect(zipcodeRequirements([{ type: 'regexp', regexp: 'x', errorMessage: '' }])[0]?.text).toBe('regexp')
})

// R5.29
it.each([
  ['', [true, true]],
  ['1234', [false, true]],
  ['12345', [true, true]],
  [' 12345 ', [true, true]],
  ['\u200e12345\u200b', [true, true]],
  ['00000', [true, false]],
  ['1２345', [false, true]],
])('checks "%s" against each pattern', (value, met) => {
  const [first, second] = zipcodeRequirements(rules)
  expect([first?.check(value), second?.check(value)]).toEqual(met)
})

it('compiles each pattern once, however much is typed', () => {
  const compiled = vi.fn<() => void>()
  class CountedRegExp extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      compiled()
    }
  }
  vi.stubGlobal('RegExp', CountedRegExp)
  const items = zipcodeRequirements([
    { type: 'text', regexp: '^9876[0-9]$' },
    { type: 'global', regexp: /^\d{5}$/g },
    { type: 'sticky', regexp: /\d{5}$/y },
  ])
  const answers = Array.from('0123456789', (digit) => items.map(({ check }) => check(`9876${digit}`)))
  vi.unstubAllGlobals()
  expect(answers.flat()).toEqual(Array.from({ length: 30 }, () => true))
  expect(compiled).toHaveBeenCalledTimes(1)
})

// R5.31
it.each(['default', 'error', 'validated'] as const)('uses the state %s as it is given', (state) => {
  const rule: ZipcodeValidator = { type: 'zipcodeFromEligibleState', state }
  expect(zipcodeRequirements([rule])[0]?.check('anything')).toBe(state)
  const type = 'zipcodeFromEligibleState'
  const message = { type, message: type, code: type }
  expect(zipcodeErrors([rule])).toMatchObject(state === 'error' ? [message] : [])
})

// R3.62
it('turns patterns into validators with the rule’s type as code, and a given state into none', () => {
  expect(zipcodeValidatorRows(rules)).toEqual([
    { type: 'regexp', pattern: String.raw`^\d{5}$`, code: 'fiveDigits', message: 'Five digits' },
    { type: 'regexp', pattern: /^(?!0+$)/, code: 'notZero', message: 'notZero' },
  ])
})

/** A rule as it comes from a server: not type-checked. */
const fromData = (rule: object) => [rule as ZipcodeValidator]

// R3.62
it.each([
  [
    'a broken pattern',
    { type: 'ukZip', regexp: '([A-Z' },
    /The rule "ukZip" of the zip-code field "zip" is refused\. .*broken pattern/,
  ],
  [
    'a slow pattern',
    { type: 'ukZip', regexp: '^(a+)+$' },
    /The rule "ukZip" of the zip-code field "zip" is refused\. .*slow pattern/,
  ],
  ['no pattern', { type: 'ukZip' }, /The rule "ukZip" of the zip-code field "zip" has no regexp/],
  ['a null pattern', { type: 'ukZip', regexp: null }, /has no regexp/],
  [
    'an unknown state',
    { type: 'zipcodeFromEligibleState', state: 'maybe' },
    /"zipcodeFromEligibleState" of the zip-code field "zip" has the state "maybe"\. Known: default, error, validated/,
  ],
])('refuses %s with an error that names field and rule', (_case, rule, texts) => {
  expect(() => checkZipcodeValidators('zip', fromData(rule))).toThrow(texts)
})

it('accepts valid rules, and no rules', () => {
  expect(() => checkZipcodeValidators('zip', rules)).not.toThrow()
  expect(() => checkZipcodeValidators('zip', [])).not.toThrow()
})
