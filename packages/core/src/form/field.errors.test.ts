import { describe, expect, it } from 'vitest'
import type { FieldValue, Validator } from '../validators/index.ts'
import { firstError, hasError, judgeField, updateField, visibleIssues, type FieldPatch } from './field.ts'
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

const touch: FieldPatch = { isTouched: true }

describe('the status that a caller gives', () => {
  const lazy = { ...required, lazy: true }
  it.each<[string, FieldValue, readonly FieldPatch[], string | null, string | null]>([
    ['an error, with the message of a lazy rule', '', [], 'required', 'error'],
    ['an error, with the message of the caller', '', [customError('Taken')], 'Taken', 'error'],
    ['an error without a message, where nothing else is wrong', 'a', [], null, 'error'],
    ['no error while the field has focus', '', [focus], null, null],
    ['an error once the focus leaves', '', [focus, blur], 'required', 'error'],
    [
      'an error with the focus, after a refused submit',
      '',
      [focus, { isRefused: true }],
      'required',
      'error',
    ],
  ])('shows %s', (_name, value, patches, error, status) => {
    const state = applyPatches(rulesOf([lazy]), value, { givenStatus: 'error' }, ...patches)
    expect([shownError(state), fieldStatus(state)]).toEqual([error, status])
  })

  it('shows success instead of a rule’s message, until a submit is refused', () => {
    const state = applyPatches(rulesOf([required]), '', { givenStatus: 'success' }, focus, blur)
    expect([shownError(state), fieldStatus(state)]).toEqual([null, 'success'])
    const refused = applyPatches(rulesOf([required]), '', { givenStatus: 'success', isRefused: true })
    expect([shownError(refused), fieldStatus(refused)]).toEqual(['required', 'error'])
  })

  it('no longer applies once the caller takes it back', () => {
    const state = applyPatches(rulesOf([lazy]), '', { givenStatus: 'error' }, { givenStatus: undefined })
    expect([shownError(state), fieldStatus(state)]).toEqual([null, null])
  })
})

describe('when an error is shown', () => {
  const lazy = { ...required, lazy: true }
  it.each<[string, Validator, readonly FieldPatch[], string | null, 'error' | 'success' | null]>([
    // R4.23, R5.11
    ['at once without lazy', required, [], 'required', 'error'],
    // R5.11
    ['with lazy not before the field is touched', lazy, [], null, null],
    // R5.11
    ['with lazy once it has been edited', lazy, [change('a'), change('')], 'required', 'error'],
    ['with lazy once a refused submit has touched it', lazy, [touch], 'required', 'error'],
    // R4.24
    ['not while the field has focus', required, [focus], null, null],
    ['not while the field has focus, touched or not', required, [touch, focus], null, null],
    ['again once the focus leaves', required, [focus, blur], 'required', 'error'],
    ['with lazy not after a visit without an edit', lazy, [focus, blur], null, null],
    ['gone as soon as the value is right', required, [touch, change('a')], null, 'success'],
    ['not once the caller has set a valid value', required, [{ value: 'a' }], null, null],
    ['not after a reset under focus', required, [focus, reset('')], null, null],
    ['with lazy no longer after a reset', lazy, [touch, reset('')], null, null],
  ])('%s', (_name, row, events, error, status) => {
    const state = applyPatches(rulesOf([row]), '', ...events)
    expect(shownError(state)).toBe(error)
    expect(fieldStatus(state)).toBe(status)
  })

  // R4.26
  it('shows the first of several, in the order of the validators', () => {
    expect(shownError(applyPatches(rulesOf([digit, cases]), 'abc'))).toBe('digit_missing')
    expect(shownError(applyPatches(rulesOf([cases, digit]), 'abc'))).toBe('case_missing')
  })

  // R4.25
  it('shows an eager issue before a lazy one that comes first, until the field is touched', () => {
    const rules = rulesOf([{ ...digit, lazy: true }, cases])
    expect(shownError(applyPatches(rules, 'abc'))).toBe('case_missing')
    expect(visibleIssues(applyPatches(rules, 'abc')).map((issue) => issue.code)).toEqual(['case_missing'])
    expect(shownError(applyPatches(rules, 'abc', touch))).toBe('digit_missing')
    expect(visibleIssues(applyPatches(rules, 'abc', touch))).toHaveLength(2)
  })

  it('shows the caller’s issues after those of the validators, and blocks a submit on them', () => {
    const elsewhere = {
      type: 'regexp',
      code: 'zip_unknown',
      message: 'No such zip code',
      isLazy: false,
    } as const
    const rules = rulesOf([required], [elsewhere])
    expect(shownError(applyPatches(rules, ''))).toBe('required')
    expect(shownError(applyPatches(rules, '12345'))).toBe('No such zip code')
    expect(hasError(applyPatches(rules, '12345'))).toBe(true)
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
    expect(hasError(applyPatches(rulesOf([row]), '', ...events))).toBe(isBlocked)
  })
})

describe('a custom error', () => {
  const rules = rulesOf([digit])
  it.each<[string, readonly FieldPatch[], string | null]>([
    ['stays through focus, blur and touch', [focus, touch, blur], 'Taken'],
    ['stays when the same value comes again', [change('a1')], 'Taken'],
    ['stays when the same message comes with a new value', [{ value: 'a12', customError: 'Taken' }], 'Taken'],
    ['goes when the value changes', [change('a12')], null],
    ['does not come back with the old value', [change('a12'), change('a1')], null],
    ['goes when the caller changes the value', [{ value: 'b2' }], null],
    ['goes when it is taken back', [customError()], null],
    ['goes with a reset', [reset('a1')], null],
    ['is replaced by a newer one', [customError('Too common')], 'Too common'],
  ])('%s', (_name, events, message) => {
    expect(applyPatches(rules, 'a1', customError('Taken'), ...events).customError ?? null).toBe(message)
  })

  it('stays when the language changes', () => {
    expect(judgeField(applyPatches(rules, 'a1', customError('Taken')), rulesOf([cases])).customError).toBe(
      'Taken',
    )
  })

  it('counts as none when its message is empty', () => {
    const state = applyPatches(rules, 'a1', customError('Taken'), customError(''))
    expect([hasError(state), pendingError(state), firstError(state)]).toEqual([false, null, undefined])
  })

  it('is shown before the issues of the validators, and not under focus', () => {
    const state = applyPatches(rules, 'abc', customError('Taken'))
    expect(shownError(state)).toBe('Taken')
    expect(firstError(state)).toBe('Taken')
    expect(shownError(updateField(state, focus, rules))).toBeNull()
    expect(pendingError(updateField(state, focus, rules))).toBe('Taken')
  })
})

it('applies the caller’s own check to a new value at once', () => {
  const issue = { type: 'regexp', code: 'taken', message: 'Not this one', isLazy: false } as const
  const rules = { ...rulesOf([]), errors: (value: FieldValue) => (value === 'a' ? [issue] : []) }
  const before = judgeField({ value: '', isTouched: false, hasFocus: false, isVisited: false }, rules)
  const wrong = updateField(before, { value: 'a' }, rules)
  const right = updateField(wrong, { value: 'b' }, rules)
  expect([before, wrong, right].map(firstError)).toEqual([undefined, 'Not this one', undefined])
})
