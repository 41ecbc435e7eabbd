import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createField, createForm } from './testing/create-form.ts'
import { anyMoves, play } from './testing/form-moves.ts'
import type { FieldStore } from './field-store.ts'
import { SubmitError } from './submission/submit-error.ts'

describe('any sequence of submits, restarts, answers, cancels and resets', () => {
  it('keeps at most one request alive, ties each key to one set of values, and reports each answer once', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoves, async (moves) => {
        const field = createField('x')
        const world = createForm({ a: field })
        const { form, requests, onSuccess, onError } = world
        const answered = new Set<number>()
        for (const move of moves) {
          const index = await play(move, field, world)
          if (index !== null) answered.add(index)
          const alive = requests.filter(({ signal }, index) => !signal.aborted && !answered.has(index))
          expect(alive).toHaveLength(form.getSubmission().status === 'pending' ? 1 : 0)
        }
        for (const { key, values } of requests)
          expect(requests.find((first) => first.key === key)?.values).toEqual(values)
        const reported = [
          ...onSuccess.mock.calls.map(([index]) => index),
          ...onError.mock.calls.map(([, error]) => (error as Error).message),
        ]
        expect(new Set(reported).size).toBe(reported.length)
        expect(reported.filter((index) => requests[Number(index)]?.signal.aborted)).toEqual([])
      }),
    )
  })
})

it('drops the server’s message about a field that was edited while the answer was on its way', async () => {
  const fields = { a: createField('x'), b: createField('y') }
  const { form, answer } = createForm(fields)
  form.submit()
  fields.a.update({ value: 'corrected' }, 'input')
  await answer(0, ({ reject }) => reject(new SubmitError('Look again', { a: 'Taken', b: 'Taken' })))
  expect([fields.a, fields.b].map((field) => field.getState().customError)).toEqual([undefined, 'Taken'])
  expect(form.getSubmission()).toMatchObject({ status: 'error', message: 'Look again' })
})

/** Lets the server reject a submit with a message for a field that was removed before the answer arrived. */
async function failRequest() {
  const field = createField('x')
  const { form, answer } = createForm({ a: field })
  form.submit()
  form.detach('a', field)
  await answer(0, ({ reject }) => reject(new SubmitError('Look again', { a: 'Taken' })))
  return { form, field }
}

describe('a field that the page disables during the request', () => {
  it('shows the server’s message once it is back in the form, until it is edited', async () => {
    const { form, field } = await failRequest()
    form.attach('a', field)
    expect(field.getState()).toMatchObject({ customError: 'Taken', isRefused: true })
    field.update({ value: 'y', isTouched: true, isRefused: false }, 'input')
    field.update({ value: 'x', isTouched: true }, 'input')
    form.detach('a', field)
    form.attach('a', field)
    expect(field.getState().customError).toBeUndefined()
  })

  it.each<[string, (form: ReturnType<typeof createForm>['form'], field: FieldStore) => void]>([
    ['its value has changed', (_form, field) => field.update({ value: 'y' })],
    ['the messages were taken back', (form) => form.clearServerMessages()],
    ['the form was reset', (form) => form.reset()],
    ['the form is submitted again', (form) => void form.submit()],
  ])('shows nothing once %s', async (_when, act) => {
    const { form, field } = await failRequest()
    act(form, field)
    form.attach('a', field)
    expect(field.getState().customError).toBeUndefined()
  })
})

describe('clearing the server’s messages', () => {
  const message = new SubmitError('Look again', { a: 'Taken', b: 'Taken' })

  it('removes them from the form and its fields, and keeps messages that were set since', async () => {
    const fields = { a: createField('x'), b: createField('y') }
    const { form, answer } = createForm(fields)
    form.submit()
    await answer(0, ({ reject }) => reject(message))
    fields.b.update({ customError: 'Used up' }, 'caller')
    const onChange = vi.fn<() => void>()
    form.subscribe(onChange)
    form.clearServerMessages()
    expect(onChange).toHaveBeenCalledOnce()
    expect(form.getSubmission()).toMatchObject({ status: 'error', message: '' })
    expect([fields.a, fields.b].map((field) => field.getState().customError)).toEqual([undefined, 'Used up'])
  })

  it('happens on a reset too, which fields report with the cause `reset`', async () => {
    const a = createField('x')
    const { form, answer } = createForm({ a })
    form.submit()
    await answer(0, ({ reject }) => reject(message))
    const onChange = vi.fn<() => void>()
    a.subscribe(onChange)
    form.reset()
    expect(a.getState()).toMatchObject({ customError: undefined, isRefused: undefined })
    expect(onChange).toHaveBeenLastCalledWith('reset')
  })

  it('keeps the idempotency key for a retry of the same values', async () => {
    const { form, requests, answer } = createForm({ a: createField('x') })
    form.submit()
    await answer(0, ({ reject }) => reject(new SubmitError('The connection broke')))
    form.clearServerMessages()
    form.submit()
    expect(requests[1]?.key).toBe(requests[0]?.key)
  })

  it('does nothing while a request is under way', () => {
    const { form } = createForm({ a: createField('x') })
    form.submit()
    form.clearServerMessages()
    expect(form.getSubmission().status).toBe('pending')
  })
})
