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

describe('a field store', () => {
  it('keeps its view while typing changes nothing that is rendered', () => {
    const { field, onView, onState } = createField('a')
    field.update({ hasFocus: true }, 'input')
    field.update({ value: 'ab', isTouched: true }, 'input')
    onView.mockClear()
    for (const value of ['abc', 'abcd', 'abcde']) field.update({ value, isTouched: true }, 'input')
    expect(onView).not.toHaveBeenCalled()
    expect(onState).toHaveBeenCalledTimes(5)
  })

  it('changes its view once when an error appears, and once when it goes', () => {
    const { field, onView } = createField('a')
    field.update({ value: '', isTouched: true }, 'input')
    expect(onView).toHaveBeenCalledTimes(1)
    expect(viewOf(field)).toMatchObject({ status: 'error', error: 'required', isTouched: true })
    field.update({ value: 'a', isTouched: true }, 'input')
    expect(onView).toHaveBeenCalledTimes(2)
    expect(viewOf(field)).toMatchObject({ status: 'success', error: undefined, isTouched: true })
  })

  it.each(['input', 'fill', 'caller', 'reset'] as const)(
    'tells listeners what caused a change: %s',
    (cause) => {
      const { field, onState } = createField('a')
      field.update({ value: 'b' }, cause)
      expect(onState.mock.calls).toEqual([[cause]])
    },
  )

  it('attributes an update without a cause to the page’s own code', () => {
    const { field, onState } = createField('a')
    field.update({ customError: 'Taken' })
    expect(field.getView()).toMatchObject({ status: 'error', error: 'Taken' })
    expect(onState.mock.calls).toEqual([['caller']])
  })

  it('reports a value and the block’s answer about it as one change', () => {
    const { field, onState } = createField('', [{ type: 'date' }])
    field.update({ value: '1990-03-05', date: true }, 'input')
    expect(onState).toHaveBeenCalledOnce()
    expect(field.getState()).toMatchObject({ value: '1990-03-05', date: true })
  })

  it('notifies nobody of an update that changes nothing', () => {
    const { field, onView, onState } = createField('a')
    field.update({ value: 'a', customError: undefined }, 'caller')
    field.update({ hasFocus: false }, 'input')
    expect(onView).not.toHaveBeenCalled()
    expect(onState).not.toHaveBeenCalled()
  })

  it('notifies no listener that has unsubscribed', () => {
    const field = new FieldStore('', { validators: required, messages })
    const listener = vi.fn<() => void>()
    field.subscribe(listener)()
    field.update({ value: 'a', isTouched: true }, 'input')
    expect(listener).not.toHaveBeenCalled()
  })

  it('shows the latest state when a listener answers a change with another change', () => {
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

it('does not count a field as visited, touched or refused because it has the focus', () => {
  const { field } = createField()
  field.update({ hasFocus: true }, 'input')
  expect(viewOf(field)).toMatchObject({ isTouched: false, isVisited: false, isRefused: false })
})

it('shares one initial state and view among fields that begin alike, and among no others', () => {
  const rules = { validators: required, messages }
  const [one, same, other] = ['a', 'a', ''].map((value) => new FieldStore(value, rules))
  expect(same?.getState()).toBe(one?.getState())
  expect(same?.getView()).toBe(one?.getView())
  expect(other?.getState().value).toBe('')
  expect(other?.getView().error).toBe('required')
})

describe('setting other rules', () => {
  it('counts as a change by the page’s own code', () => {
    const { field, onState } = createField()
    field.setRules({ validators: [], messages })
    expect(onState.mock.calls).toEqual([['caller']])
  })

  it('shows messages in another language at once', () => {
    const { field } = createField()
    field.setRules({ validators: required, messages: () => 'Bitte ausfüllen' })
    expect(viewOf(field).error).toBe('Bitte ausfüllen')
  })

  it('checks the current value by the new validators, without changing or touching it', () => {
    const { field } = createField('abc')
    field.setRules({ validators: [{ type: 'length', min: 5 }], messages })
    expect(hasError(field.getState())).toBe(true)
    expect(field.getState()).toMatchObject({ value: 'abc', isTouched: false })
  })

  it('does nothing when the rules are the same', () => {
    const { field, onState } = createField()
    const rules = { validators: required, messages }
    field.setRules(rules)
    expect(onState).toHaveBeenCalledOnce()
    field.setRules(rules)
    expect(onState).toHaveBeenCalledOnce()
  })
})
