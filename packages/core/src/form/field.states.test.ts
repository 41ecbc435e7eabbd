import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldValue, Validator } from '../validators/index.ts'
import { createFieldState, firstError, hasError, judgeField, updateField, type FieldPatch } from './field.ts'
import {
  digit,
  cases,
  required,
  rulesOf,
  applyPatches,
  shownError,
  pendingError,
  fieldStatus,
  change,
  focus,
  blur,
  customError,
  reset,
} from './testing/play-field.ts'

const phone = (isComplete: boolean | undefined): FieldPatch => ({ phone: isComplete })

describe('when a field is touched', () => {
  it.each<[string, readonly FieldPatch[], boolean]>([
    ['not at the start', [], false],
    // R4.27
    ['once the person has edited it', [change('a')], true],
    ['still after it has been emptied again', [change('a'), change('')], true],
    // R4.27
    ['not by focus and blur', [focus, blur], false],
    ['not by the caller\u2019s own change', [{ value: 'a' }], false],
    ['not by a server\u2019s message', [customError('Taken')], false],
    ['not by an answer of the block', [{ required: false }], false],
    ['no more after a reset', [change('a'), reset('')], false],
  ])('%s', (_name, events, isTouched) => {
    expect(applyPatches(rulesOf([required]), '', ...events).isTouched).toBe(isTouched)
  })
})

describe('a field that a submit was refused for', () => {
  const lazyDigit: Validator = { ...digit, lazy: true }
  const refusal: FieldPatch = { isRefused: true }
  it.each<[string, readonly FieldPatch[], string | null]>([
    ['shows a lazy error though nobody has touched it', [refusal], 'digit_missing'],
    ['shows its error under focus too', [focus, refusal], 'digit_missing'],
    ['shows it through blur and focus', [refusal, focus, blur, focus], 'digit_missing'],
    ['shows the server’s message under focus', [focus, { ...refusal, customError: 'Taken' }], 'Taken'],
    ['hides the error once it is being edited', [focus, refusal, change('b')], null],
    [
      'shows the error by the usual rules after an edit',
      [focus, refusal, change('b'), blur],
      'digit_missing',
    ],
    ['hides the error when the caller changes the value', [focus, refusal, { value: 'b' }], null],
    ['would show nothing without that submit, while it is untouched', [], null],
  ])('%s', (_name, patches, message) => {
    expect(shownError(applyPatches(rulesOf([lazyDigit]), 'a', ...patches))).toBe(message)
  })
})

describe('the block’s answer about its value', () => {
  it.each<[string, readonly FieldPatch[], boolean]>([
    ['blocks a submit when it is negative', [phone(false)], true],
    ['stops blocking once it is positive', [phone(false), phone(true)], false],
    ['stops blocking once it is undefined', [phone(false), phone(undefined)], false],
    ['survives a change of the value, until the block answers again', [phone(false), change('+71')], true],
  ])('%s', (_name, events, isBlocked) => {
    expect(hasError(applyPatches(rulesOf([{ type: 'phone' }]), '+7', ...events))).toBe(isBlocked)
  })
})

describe('success', () => {
  it.each<[string, readonly FieldPatch[], 'error' | 'success' | null]>([
    // R4.23
    ['is shown once the person has entered a valid value', [change('a1')], 'success'],
    ['is shown under focus too', [focus, change('a1')], 'success'],
    ['is not shown before the person has done anything', [{ value: 'a1' }], null],
    ['is not shown under focus while an error is held back', [focus, change('a')], null],
    ['is not shown for an emptied field that may be empty', [change('a1'), change('')], null],
  ])('%s', (_name, events, status) => {
    const rules = rulesOf([{ type: 'regexp', pattern: '\\d' }])
    expect(fieldStatus(applyPatches(rules, '', ...events))).toBe(status)
  })
})

const anyValue = fc.constantFrom<FieldValue>('', 'a', 'a1', 'aB1', 0, 7, true, false)
const anyAnswer = fc.constantFrom(true, false, undefined)

const anyPatch: fc.Arbitrary<FieldPatch> = fc.record(
  {
    value: anyValue,
    isTouched: fc.boolean(),
    hasFocus: fc.boolean(),
    isRefused: fc.constantFrom(undefined, true),
    customError: fc.constantFrom(undefined, '', 'Taken'),
    phone: anyAnswer,
    date: anyAnswer,
    required: anyAnswer,
  },
  { requiredKeys: [] },
)

const anyRules = fc
  .subarray<Validator>([
    required,
    { ...digit, lazy: true },
    cases,
    { type: 'phone' },
    { type: 'date', lazy: true },
  ])
  .map((rows) => rulesOf(rows))

// R4.24
it('after any updates: no error under focus without a refused submit, none for a valid field, and no state is mutated', () => {
  fc.assert(
    fc.property(anyRules, anyValue, fc.array(anyPatch), (rules, value, patches) => {
      let state = createFieldState(value, rules)
      for (const patch of patches) {
        const before = JSON.stringify(state)
        const next = updateField(state, patch, rules)
        expect(JSON.stringify(state)).toBe(before)
        state = next
        expect(shownError(state)).toBe(state.hasFocus && !state.isRefused ? null : pendingError(state))
        expect(pendingError(state) !== null && !hasError(state)).toBe(false)
        expect(hasError(state) && fieldStatus(state) === 'success').toBe(false)
        expect(state.issues).toEqual(judgeField(state, rules).issues)
        expect(hasError(state)).toBe(firstError(state) !== undefined)
      }
    }),
  )
})

it('keeps the value where a patch has none', () => {
  const rules = rulesOf([required])
  const state = applyPatches(rules, 'a', customError('Taken'))
  expect(updateField(state, { value: undefined, hasFocus: true }, rules)).toEqual({
    ...state,
    hasFocus: true,
  })
})

it('returns the same state for a patch that changes nothing', () => {
  fc.assert(
    fc.property(anyRules, anyValue, fc.array(anyPatch), anyPatch, (rules, value, patches, patch) => {
      const once = applyPatches(rules, value, ...patches, patch)
      expect(updateField(once, patch, rules)).toBe(once)
    }),
  )
})
