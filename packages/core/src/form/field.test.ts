import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldValue, ValidationFailure, Validator } from '../validators/index.ts'
import {
  createFieldState,
  firstError,
  hasError,
  judgeField,
  updateField,
  viewField,
  visibleFailures,
  type FieldPatch,
  type FieldRules,
  type FieldState,
} from './field.ts'

const digit: Validator = { type: 'hasAnyNumberSymbol' }
const cases: Validator = { type: 'hasUpperAndLowerCaseSymbol' }
const required: Validator = { type: 'required' }

function rulesOf(validators: readonly Validator[], errors?: readonly ValidationFailure[]): FieldRules {
  return { validators, messages: (key) => key.replace('validation_', ''), errors }
}

function play(rules: FieldRules, value: FieldValue, ...patches: readonly FieldPatch[]): FieldState {
  return patches.reduce<FieldState>(
    (state, patch) => updateField(state, patch, rules),
    createFieldState(value, rules),
  )
}

const shownError = (state: FieldState) => viewField(state).error ?? null
/** What there is to say, focus aside. */
const pendingError = (state: FieldState) => shownError({ ...state, hasFocus: false })
const fieldStatus = (state: FieldState) => viewField(state).status ?? null

const change = (value: FieldValue): FieldPatch => ({ value, isTouched: true })
const focus: FieldPatch = { hasFocus: true }
const blur: FieldPatch = { hasFocus: false }
const touch: FieldPatch = { isTouched: true }
const phone = (isComplete: boolean | undefined): FieldPatch => ({ phone: isComplete })
const customError = (message?: string): FieldPatch => ({ customError: message })
/** As at the start, with another value. */
const reset = (value: FieldValue): FieldPatch => ({ value, isTouched: false, customError: undefined })

describe('when an error is shown', () => {
  const lazy = { ...required, lazy: true }
  it.each<[string, Validator, readonly FieldPatch[], string | null, 'error' | 'success' | null]>([
    ['at once without lazy', required, [], 'required', 'error'],
    ['not before the field is touched with lazy', lazy, [], null, null],
    ['with lazy once it has been edited', lazy, [change('a'), change('')], 'required', 'error'],
    ['with lazy once a refused submit has touched it', lazy, [touch], 'required', 'error'],
    ['not while the field has focus', required, [focus], null, null],
    ['not while the field has focus, touched or not', required, [touch, focus], null, null],
    ['again once the focus leaves', required, [focus, blur], 'required', 'error'],
    ['with lazy not for a visit that edits nothing', lazy, [focus, blur], null, null],
    ['gone as soon as the value is right', required, [touch, change('a')], null, 'success'],
    ['not for a value that the caller has set right', required, [{ value: 'a' }], null, null],
    ['not after a reset under focus', required, [focus, reset('')], null, null],
    ['after a reset only as at the start', lazy, [touch, reset('')], null, null],
  ])('%s', (_name, row, events, error, status) => {
    const state = play(rulesOf([row]), '', ...events)
    expect(shownError(state)).toBe(error)
    expect(fieldStatus(state)).toBe(status)
  })

  it('shows the first of several, in the order of the validators', () => {
    expect(shownError(play(rulesOf([digit, cases]), 'abc'))).toBe('digit_missing')
    expect(shownError(play(rulesOf([cases, digit]), 'abc'))).toBe('case_missing')
  })

  it('shows an eager failure before a lazy one that comes first, until the field is touched', () => {
    const rules = rulesOf([{ ...digit, lazy: true }, cases])
    expect(shownError(play(rules, 'abc'))).toBe('case_missing')
    expect(visibleFailures(play(rules, 'abc')).map((failure) => failure.code)).toEqual(['case_missing'])
    expect(shownError(play(rules, 'abc', touch))).toBe('digit_missing')
    expect(visibleFailures(play(rules, 'abc', touch))).toHaveLength(2)
  })

  it('shows failures that the caller found elsewhere after its own, and blocks on them', () => {
    const elsewhere = {
      type: 'regexp',
      code: 'zip_unknown',
      message: 'No such zip code',
      isLazy: false,
    } as const
    const rules = rulesOf([required], [elsewhere])
    expect(shownError(play(rules, ''))).toBe('required')
    expect(shownError(play(rules, '12345'))).toBe('No such zip code')
    expect(hasError(play(rules, '12345'))).toBe(true)
  })
})

describe('when a submit is blocked', () => {
  it.each<[string, Validator, readonly FieldPatch[], boolean]>([
    ['by an error that is shown', required, [], true],
    ['by a lazy error that nobody has seen', { ...required, lazy: true }, [], true],
    ['by an error held back under focus', required, [focus], true],
    ['by a custom error', digit, [change('1'), customError('Taken')], true],
    ['not by a field that is right', required, [change('a')], false],
  ])('%s', (_name, row, events, isBlocked) => {
    expect(hasError(play(rulesOf([row]), '', ...events))).toBe(isBlocked)
  })
})

describe('when a field is touched', () => {
  it.each<[string, readonly FieldPatch[], boolean]>([
    ['not at the start', [], false],
    ['once the person has edited it', [change('a')], true],
    ['still after it has been emptied again', [change('a'), change('')], true],
    ['not by focus and blur', [focus, blur], false],
    ['not by the caller\u2019s own change', [{ value: 'a' }], false],
    ['not by a server\u2019s word', [customError('Taken')], false],
    ['not by an answer of the block', [{ required: false }], false],
    ['no more after a reset', [change('a'), reset('')], false],
  ])('%s', (_name, events, isTouched) => {
    expect(play(rulesOf([required]), '', ...events).isTouched).toBe(isTouched)
  })
})

describe('a custom error', () => {
  const rules = rulesOf([digit])
  it.each<[string, readonly FieldPatch[], string | null]>([
    ['stays through focus, blur and touch', [focus, touch, blur], 'Taken'],
    ['stays when the same value comes again', [change('a1')], 'Taken'],
    ['stays when it is said again with the value', [{ value: 'a12', customError: 'Taken' }], 'Taken'],
    ['goes when the value changes', [change('a12')], null],
    ['does not come back with the old value', [change('a12'), change('a1')], null],
    ['goes when the caller changes the value', [{ value: 'b2' }], null],
    ['goes when it is taken back', [customError()], null],
    ['goes with a reset', [reset('a1')], null],
    ['is replaced by a newer one', [customError('Too common')], 'Too common'],
  ])('%s', (_name, events, message) => {
    expect(play(rules, 'a1', customError('Taken'), ...events).customError ?? null).toBe(message)
  })

  it('stays when the language changes', () => {
    expect(judgeField(play(rules, 'a1', customError('Taken')), rulesOf([cases])).customError).toBe('Taken')
  })

  it('is none when its words are empty', () => {
    const state = play(rules, 'a1', customError('Taken'), customError(''))
    expect([hasError(state), pendingError(state), firstError(state)]).toEqual([false, null, undefined])
  })

  it('is shown before the failures of the validators, and not under focus', () => {
    const state = play(rules, 'abc', customError('Taken'))
    expect(shownError(state)).toBe('Taken')
    expect(firstError(state)).toBe('Taken')
    expect(shownError(updateField(state, focus, rules))).toBeNull()
    expect(pendingError(updateField(state, focus, rules))).toBe('Taken')
  })
})

describe('an answer of the block', () => {
  it.each<[string, readonly FieldPatch[], boolean]>([
    ['counts', [phone(false)], true],
    ['is taken back by the opposite', [phone(false), phone(true)], false],
    ['is taken back by undefined', [phone(false), phone(undefined)], false],
    [
      'outlives a change of the value, which the block answers in its turn',
      [phone(false), change('+71')],
      true,
    ],
  ])('%s', (_name, events, isBlocked) => {
    expect(hasError(play(rulesOf([{ type: 'phone' }]), '+7', ...events))).toBe(isBlocked)
  })
})

describe('success', () => {
  it.each<[string, readonly FieldPatch[], 'error' | 'success' | null]>([
    ['is told once the person has filled the field rightly', [change('a1')], 'success'],
    ['is told under focus too', [focus, change('a1')], 'success'],
    ['is not told before the person has done anything', [{ value: 'a1' }], null],
    ['is not told under focus while an error is held back', [focus, change('a')], null],
    ['is not told of an emptied field that may be empty', [change('a1'), change('')], null],
  ])('%s', (_name, events, status) => {
    const rules = rulesOf([{ type: 'regexp', pattern: '\\d' }])
    expect(fieldStatus(play(rules, '', ...events))).toBe(status)
  })
})

const anyValue = fc.constantFrom<FieldValue>('', 'a', 'a1', 'aB1', 0, 7, true, false)
const anyAnswer = fc.constantFrom(true, false, undefined)
const anyPatch: fc.Arbitrary<FieldPatch> = fc.record(
  {
    value: anyValue,
    isTouched: fc.boolean(),
    hasFocus: fc.boolean(),
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

it('whatever happens: no error under focus, none unseen, and the state it came from is left alone', () => {
  fc.assert(
    fc.property(anyRules, anyValue, fc.array(anyPatch), (rules, value, patches) => {
      let state = createFieldState(value, rules)
      for (const patch of patches) {
        const before = JSON.stringify(state)
        const next = updateField(state, patch, rules)
        expect(JSON.stringify(state)).toBe(before)
        state = next
        expect(shownError(state)).toBe(state.hasFocus ? null : pendingError(state))
        expect(pendingError(state) !== null && !hasError(state)).toBe(false)
        expect(hasError(state) && fieldStatus(state) === 'success').toBe(false)
        expect(state.failures).toEqual(judgeField(state, rules).failures)
        expect(hasError(state)).toBe(firstError(state) !== undefined)
      }
    }),
  )
})

it('keeps the value where a patch has none', () => {
  const rules = rulesOf([required])
  const state = play(rules, 'a', customError('Taken'))
  expect(updateField(state, { value: undefined, hasFocus: true }, rules)).toEqual({
    ...state,
    hasFocus: true,
  })
})

it('answers what changes nothing with the same state', () => {
  fc.assert(
    fc.property(anyRules, anyValue, fc.array(anyPatch), anyPatch, (rules, value, patches, patch) => {
      const once = play(rules, value, ...patches, patch)
      expect(updateField(once, patch, rules)).toBe(once)
    }),
  )
})
