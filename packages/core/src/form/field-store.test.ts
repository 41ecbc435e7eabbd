import { describe, expect, it, vi } from 'vitest'
import type { Validator } from '../validators/index.ts'
import { hasError, viewField } from './field.ts'
import { FieldStore } from './field-store.ts'

const messages = (key: string) => key.replace('validation_', '')
const viewOf = (field: FieldStore) => viewField(field.getState())
const required: readonly Validator[] = [{ type: 'required' }]

function createField(value = '', validators = required) {
  const field = new FieldStore(value, { validators, messages })
  const onView = vi.fn<() => void>()
  const onState = vi.fn<() => void>()
  field.subscribe((isViewChanged) => {
    if (isViewChanged) onView()
  })
  field.subscribe(onState)
  return { field, onView, onState }
}

describe('who is told what', () => {
  it('redraws nothing while a person types and nothing that is drawn changes', () => {
    const { field, onView, onState } = createField('a')
    field.update({ hasFocus: true })
    field.update({ value: 'ab', isTouched: true })
    onView.mockClear()
    for (const value of ['abc', 'abcd', 'abcde']) field.update({ value, isTouched: true })
    expect(onView).not.toHaveBeenCalled()
    expect(onState).toHaveBeenCalledTimes(5)
  })

  it('redraws once when an error appears, and once when it goes', () => {
    const { field, onView } = createField('a')
    field.update({ value: '', isTouched: true })
    expect(onView).toHaveBeenCalledTimes(1)
    expect(viewOf(field)).toEqual({ status: 'error', error: 'required', isTouched: true })
    field.update({ value: 'a', isTouched: true })
    expect(onView).toHaveBeenCalledTimes(2)
    expect(viewOf(field)).toEqual({ status: 'success', error: undefined, isTouched: true })
  })

  it('says nothing of what changes nothing', () => {
    const { field, onView, onState } = createField('a')
    field.update({ value: 'a', customError: undefined })
    field.update({ hasFocus: false })
    expect(onView).not.toHaveBeenCalled()
    expect(onState).not.toHaveBeenCalled()
  })

  it('says nothing to those who have left', () => {
    const field = new FieldStore('', { validators: required, messages })
    const listener = vi.fn<() => void>()
    field.subscribe(listener)()
    field.update({ value: 'a', isTouched: true })
    expect(listener).not.toHaveBeenCalled()
  })

  it('draws the last state when a listener answers a change with another one', () => {
    const field = new FieldStore('', { validators: [{ type: 'date' }], messages })
    const views: unknown[] = []
    field.subscribe((isViewChanged) => {
      if (isViewChanged) views.push(viewOf(field))
    })
    field.subscribe(() => {
      const { value } = field.getState()
      field.update({ date: value !== '31/02/2026' })
    })
    field.update({ value: '31/02/2026', isTouched: true })
    expect(viewOf(field)).toEqual({ status: 'error', error: 'date_invalid', isTouched: true })
    expect(views.at(-1)).toEqual(viewOf(field))
  })
})

describe('other rules', () => {
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
