import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createField, createForm, messages, required } from './testing/create-form.ts'
import type { Validator } from '../validators/index.ts'
import { hasError, viewField } from './field.ts'
import type { FieldStore } from './field-store.ts'

const isWrong = (field: FieldStore | undefined) => field !== undefined && hasError(field.getState())

describe('a submit with errors', () => {
  // R4.4
  it('is blocked while any field has an error, even a lazy one that is not shown', () => {
    const lazy = createField('', [{ type: 'required', lazy: true }])
    const { form, requests } = createForm({ a: createField('x'), b: lazy })
    expect(form.submit()).not.toBeNull()
    expect(requests).toEqual([])
    expect(form.getSubmission().status).toBe('idle')
    lazy.update({ value: 'y', isTouched: true }, 'input')
    expect(form.submit()).toBeNull()
    expect(requests).toHaveLength(1)
  })

  // R4.5
  it('marks the first untouched field with errors as touched, one field for each submit', () => {
    const fields = { a: createField('x'), b: createField(), c: createField() }
    const { form } = createForm(fields)
    const touched = () =>
      Object.entries(fields).flatMap(([name, field]) => (field.getState().isTouched ? name : []))
    form.submit()
    expect(touched()).toEqual(['b'])
    form.submit()
    expect(touched()).toEqual(['b', 'c'])
  })

  it('shows the error of every invalid field at once, until that field is edited', () => {
    const lazy: readonly Validator[] = [{ type: 'required', lazy: true }]
    const fields = { a: createField('x', lazy), b: createField('', lazy), c: createField('', lazy) }
    const { form } = createForm(fields)
    const shown = () => Object.values(fields).map((field) => viewField(field.getState()).error)
    fields.b.update({ hasFocus: true }, 'input')
    form.submit(['b', 'a', 'b'])
    expect(shown()).toEqual([undefined, 'required', 'required'])
    fields.b.update({ value: 'y', isTouched: true }, 'input')
    fields.b.update({ value: '', isTouched: true }, 'input')
    expect(shown()).toEqual([undefined, undefined, 'required'])
    form.reset()
    expect(shown()).toEqual([undefined, undefined, undefined])
  })

  it('points at the first invalid field in page order, whatever the order in the code', () => {
    const { form } = createForm({ last: createField(), first: createField(), away: createField() })
    expect(form.submit(['unknown', 'first', 'last', 'first'])).toMatchObject({
      focus: 'first',
      touch: 'first',
    })
  })

  it('points at an invalid field even when it is missing from the page order', () => {
    const { form } = createForm({ a: createField() })
    expect(form.submit([])).toMatchObject({ focus: 'a' })
  })

  it('reports what is wrong at the form, until the next submit or a reset', () => {
    const field = createField()
    const { form } = createForm({ a: field })
    const onChange = vi.fn<() => string | undefined>(() => form.getRefusedSubmit()?.message)
    form.subscribe(onChange)
    form.submit()
    expect(onChange).toHaveLastReturnedWith('required')
    form.reset()
    expect(onChange).toHaveLastReturnedWith(undefined)
    form.submit()
    field.update({ value: 'x', isTouched: true }, 'input')
    form.submit()
    expect(onChange).toHaveLastReturnedWith(undefined)
    expect(onChange).toHaveBeenCalledTimes(4)
  })

  it('leaves the person alone while an earlier request is unanswered, and after a success', async () => {
    const field = createField('x')
    const { form, requests, answer } = createForm({ a: field })
    form.submit()
    field.update({ value: '', isTouched: true }, 'input')
    expect(form.submit()).toBeNull()
    await answer(0, ({ resolve }) => resolve('user'))
    expect(form.submit()).toBeNull()
    expect(field.getState().isRefused).toBeUndefined()
    form.reset()
    expect(form.submit()).toMatchObject({ focus: 'a' })
    expect(requests).toHaveLength(1)
  })
})

describe('whether the form has errors', () => {
  const names = ['a', 'b', 'c'] as const
  const index = fc.nat(names.length - 1)
  const value = fc.constantFrom('', 'a', 'a1')
  const rows = fc.constantFrom<readonly Validator[]>(
    required,
    [{ type: 'hasAnyNumberSymbol', lazy: true }],
    [],
  )
  const anyStep = fc.oneof(
    fc.record({ do: fc.constantFrom('attach' as const, 'detach' as const, 'touch' as const), index }),
    fc.record({
      do: fc.constant('put' as const),
      as: fc.constantFrom({}, { isTouched: true }, { isTouched: false, customError: undefined }),
      index,
      value,
    }),
    fc.record({ do: fc.constant('rules' as const), index, rows }),
    fc.record({ do: fc.constant('say' as const), index, message: fc.constantFrom(undefined, '', 'Taken') }),
    fc.record({ do: fc.constant('submit' as const), index }),
  )

  it('matches a fresh count after any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const { form } = createForm()
        const fields = names.map(() => createField())
        const present = () => names.filter((name) => form.field(name) !== undefined)
        const expectFreshCount = () =>
          expect(form.hasErrors).toBe(present().some((name) => isWrong(form.field(name))))
        for (const step of steps) {
          const name = names[step.index]
          const field = fields[step.index]
          if (name === undefined || field === undefined) continue
          if (step.do === 'attach') form.attach(name, field)
          else if (step.do === 'detach') form.detach(name, field)
          else if (step.do === 'touch') field.update({ isTouched: true }, 'input')
          else if (step.do === 'rules') field.setRules({ validators: step.rows, messages })
          else if (step.do === 'say') field.update({ customError: step.message }, 'caller')
          else if (step.do === 'put') field.update({ value: step.value, ...step.as }, 'input')
          else form.submit()
          expectFreshCount()
        }
        // One by one, so that a wrong count cannot hide behind another error.
        for (const [index, field] of fields.entries()) {
          form.detach(names[index] ?? '', field)
          expectFreshCount()
        }
      }),
      { numRuns: 500 },
    )
  })
})
