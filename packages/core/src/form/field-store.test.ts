import { describe, expect, it, vi } from 'vitest'
import type { Validator } from '../validators/index.ts'
import { hasError, type ChangeCause } from './field.ts'
import { FieldStore } from './field-store.ts'

const messages = (key: string) => key.replace('validation_', '')
const viewOf = (field: FieldStore) => field.getView()
const required: readonly Validator[] = [{ type: 'required' }]

function createField(value = '', validators = required) {
  const field = new FieldStore(value, { validators, messages })
  const onView = vi.fn<() => void>()
  const onState = vi.fn<(cause: ChangeCause) => void>()
  let view = field.getView()
  field.subscribe((cause) => {
    onState(cause)
    if (field.getView() !== view) onView()
    view = field.getView()
  })
  return { field, onView, onState }
}

describe('who is told what', () => {
  it('renders nothing again while a person types and nothing that is rendered changes', () => {
    const { field, onView, onState } = createField('a')
    field.update({ hasFocus: true }, 'input')
    field.update({ value: 'ab', isTouched: true }, 'input')
    onView.mockClear()
    for (const value of ['abc', 'abcd', 'abcde']) field.update({ value, isTouched: true }, 'input')
    expect(onView).not.toHaveBeenCalled()
    expect(onState).toHaveBeenCalledTimes(5)
  })

  it('renders again once when an error appears, and once when it goes', () => {
    const { field, onView } = createField('a')
    field.update({ value: '', isTouched: true }, 'input')
    expect(onView).toHaveBeenCalledTimes(1)
    expect(viewOf(field)).toMatchObject({ status: 'error', error: 'required', isTouched: true })
    field.update({ value: 'a', isTouched: true }, 'input')
    expect(onView).toHaveBeenCalledTimes(2)
    expect(viewOf(field)).toMatchObject({ status: 'success', error: undefined, isTouched: true })
  })

  it.each(['input', 'fill', 'caller', 'reset'] as const)('says who has changed it: %s', (cause) => {
    const { field, onState } = createField('a')
    field.update({ value: 'b' }, cause)
    expect(onState.mock.calls).toEqual([[cause]])
  })

  it('takes what names no cause for a change by the page’s own code', () => {
    const { field, onState } = createField('a')
    field.update({ customError: 'Taken' })
    expect(field.getView()).toMatchObject({ status: 'error', error: 'Taken' })
    expect(onState.mock.calls).toEqual([['caller']])
  })

  it('shows value and what the rules were told of it in one change', () => {
    const { field, onState } = createField('', [{ type: 'date' }])
    field.update({ value: '1990-03-05', date: true }, 'input')
    expect(onState).toHaveBeenCalledOnce()
    expect(field.getState()).toMatchObject({ value: '1990-03-05', date: true })
  })

  it('says nothing of what changes nothing', () => {
    const { field, onView, onState } = createField('a')
    field.update({ value: 'a', customError: undefined }, 'caller')
    field.update({ hasFocus: false }, 'input')
    expect(onView).not.toHaveBeenCalled()
    expect(onState).not.toHaveBeenCalled()
  })

  it('says nothing to those who have left', () => {
    const field = new FieldStore('', { validators: required, messages })
    const listener = vi.fn<() => void>()
    field.subscribe(listener)()
    field.update({ value: 'a', isTouched: true }, 'input')
    expect(listener).not.toHaveBeenCalled()
  })

  it('renders the last state when a listener answers a change with another one', () => {
    const field = new FieldStore('', { validators: [{ type: 'date' }], messages })
    const views: unknown[] = []
    field.subscribe(() => views.push(viewOf(field)))
    field.subscribe(() => {
      const { value } = field.getState()
      field.update({ date: value !== '31/02/2026' }, 'input')
    })
    field.update({ value: '31/02/2026', isTouched: true }, 'input')
    expect(viewOf(field)).toMatchObject({ status: 'error', error: 'date_invalid', isTouched: true })
    expect(views.at(-1)).toEqual(viewOf(field))
  })
})

it('says of a field with the focus that nobody has come by, typed or been refused', () => {
  const { field } = createField()
  field.update({ hasFocus: true }, 'input')
  expect(viewOf(field)).toMatchObject({ isTouched: false, isVisited: false, isRefused: false })
})

it('shares the state and the view of fields that begin alike, and of no others', () => {
  const rules = { validators: required, messages }
  const [one, same, other] = ['a', 'a', ''].map((value) => new FieldStore(value, rules))
  expect(same?.getState()).toBe(one?.getState())
  expect(same?.getView()).toBe(one?.getView())
  expect(other?.getState().value).toBe('')
  expect(other?.getView().error).toBe('required')
})

describe('other rules', () => {
  it('are a change by the page’s own code', () => {
    const { field, onState } = createField()
    field.setRules({ validators: [], messages })
    expect(onState.mock.calls).toEqual([['caller']])
  })

  it('speaks another language at once', () => {
    const { field } = createField()
    field.setRules({ validators: required, messages: () => 'Bitte ausfüllen' })
    expect(viewOf(field).error).toBe('Bitte ausfüllen')
  })

  it('judges the present value by new validators, and leaves what was typed alone', () => {
    const { field } = createField('abc')
    field.setRules({ validators: [{ type: 'length', min: 5 }], messages })
    expect(hasError(field.getState())).toBe(true)
    expect(field.getState()).toMatchObject({ value: 'abc', isTouched: false })
  })

  it('does nothing for the same rules', () => {
    const { field, onState } = createField()
    const rules = { validators: required, messages }
    field.setRules(rules)
    expect(onState).toHaveBeenCalledOnce()
    field.setRules(rules)
    expect(onState).toHaveBeenCalledOnce()
  })
})
