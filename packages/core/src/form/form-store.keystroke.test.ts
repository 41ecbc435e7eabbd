import { describe, expect, it, vi } from 'vitest'
import { createField, createForm } from './testing/create-form.ts'
import type { Validator } from '../validators/index.ts'

/** Types one letter into the first of `size` fields, and counts the calls that this causes. */
function typeIntoForm(size: number) {
  let checks = 0
  const counted: Validator = {
    type: 'hasAnyNumberSymbol',
    get message() {
      checks++
      return 'Add a digit'
    },
  }
  const fields = Array.from({ length: size }, () => createField('a', [counted]))
  const { form } = createForm(Object.fromEntries(fields.map((field, index) => [`f${index}`, field])))
  const listeners = fields.map((field) => {
    const listener = vi.fn<() => void>()
    field.subscribe(listener)
    return listener
  })
  const onForm = vi.fn<() => void>()
  form.subscribe(onForm)
  const states = fields.map((field) => field.getState())

  const reads = fields.map((field) => vi.spyOn(field, 'getState'))
  checks = 0
  fields[0]?.update({ value: 'ab', isTouched: true }, 'input')
  const readCount = reads.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  vi.restoreAllMocks()

  return {
    checks,
    reads: readCount,
    told: listeners.map((listener) => listener.mock.calls.length),
    formTold: onForm.mock.calls.length,
    isSameState: fields.map((field, index) => field.getState() === states[index]),
  }
}

describe("one field's keystroke touches that field alone", () => {
  it('calls no listener of another field or of the form, and leaves every other state the same object', () => {
    const { told, formTold, isSameState } = typeIntoForm(50)
    const [typed, ...others] = told
    expect(typed).toBeGreaterThan(0)
    expect(others).toEqual(others.map(() => 0))
    expect(formTold).toBe(0)
    expect(isSameState).toEqual(told.map((_count, index) => index !== 0))
  })

  it('runs as many rules and reads as many fields in a form of 1,000 fields as in a form of one', () => {
    const one = typeIntoForm(1)
    const thousand = typeIntoForm(1000)
    expect(one.checks).toBe(1)
    expect([thousand.checks, thousand.reads]).toEqual([one.checks, one.reads])
  })
})
