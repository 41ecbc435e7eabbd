import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createField, createForm } from '../../test/create-form.ts'
import { viewField } from './field.ts'
import { createFormStore, SubmitError } from './form-store.ts'

describe('the answer to a submit', () => {
  it('is reported once: pending, then success with the result', async () => {
    const { form, attempts, answer, onSuccess, onError } = createForm({ a: createField('x') })
    const seen: string[] = []
    form.subscribe(() => seen.push(form.getSubmission().status))
    form.submit()
    form.submit()
    expect(attempts).toHaveLength(1)
    await answer(0, ({ resolve }) => resolve('user'))
    form.submit()
    expect(attempts).toHaveLength(1)
    expect(form.getSubmission()).toEqual({ status: 'success', result: 'user' })
    expect(onSuccess.mock.calls).toEqual([['user']])
    expect(onError).not.toHaveBeenCalled()
    expect(seen).toEqual(['pending', 'success'])
  })

  it('shows the server\u2019s words at the form and at the fields they are about, and keeps what was typed', async () => {
    const field = createField('x')
    const { form, answer, onError } = createForm({ a: field })
    form.submit()
    const refusal = new SubmitError('Look again', { a: 'Taken', unknown: 'Nothing' })
    await answer(0, ({ reject }) => reject(refusal))
    expect(form.getSubmission()).toEqual({ status: 'error', message: 'Look again', error: refusal })
    expect(viewField(field.getState()).error).toBe('Taken')
    expect(form.values).toEqual({ a: 'x' })
    expect(onError.mock.calls).toEqual([['Look again', refusal]])
    expect(form.submit()).toMatchObject({ isAllowed: false, focus: 'a', message: 'Taken' })
  })

  it('describes a failure that has no words of its own', async () => {
    const { form, answer } = createForm({ a: createField('x') })
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('fetch failed')))
    expect(form.getSubmission()).toMatchObject({ status: 'error', message: 'Something went wrong' })
    expect(form.submit().isAllowed).toBe(true)
  })

  it('has a new key for each submit, unless the same is sent again after an error', async () => {
    const field = createField('x')
    const { form, attempts, answer } = createForm({ a: field })
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('Failed to fetch')))
    form.submit()
    await answer(1, ({ reject }) => reject(new Error('No')))
    field.update({ value: 'y', isTouched: true })
    form.submit()
    await answer(2, ({ resolve }) => resolve('user'))
    form.reset()
    form.submit()
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  it('has the same key after an error where a field was taken out and put in again in between', async () => {
    const fields = { a: createField('x'), b: createField('y') }
    const { form, attempts, answer } = createForm(fields)
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('Failed to fetch')))
    form.detach('a', fields.a)
    form.attach('a', fields.a)
    form.submit()
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    expect(Object.keys(form.values)).toEqual(['a', 'b'])
  })
})

describe('a restart after the device was turned', () => {
  it('aborts the attempt under way and sends the same values with the same key', async () => {
    const field = createField('x')
    const { form, attempts, answer, onSuccess } = createForm({ a: field })
    form.submit()
    field.update({ value: 'typed since', isTouched: true })
    form.restart()
    expect(attempts.map(({ values, key, signal }) => [values, key, signal.aborted])).toEqual([
      [{ a: 'x' }, 'key-1', true],
      [{ a: 'x' }, 'key-1', false],
    ])
    await answer(0, ({ reject }) => reject(new Error('aborted')))
    expect(form.getSubmission().status).toBe('pending')
    await answer(1, ({ resolve }) => resolve('user'))
    expect(onSuccess.mock.calls).toEqual([['user']])
  })

  it('sends the values of the press that counted, whatever was pressed since', () => {
    const field = createField('x')
    const { form, attempts } = createForm({ a: field })
    form.submit()
    field.update({ value: 'typed since', isTouched: true })
    form.submit()
    form.restart()
    expect(attempts.map(({ values }) => values)).toEqual([{ a: 'x' }, { a: 'x' }])
  })

  it('does nothing when no attempt is under way', () => {
    const { form, attempts } = createForm({ a: createField('x') })
    form.restart()
    expect(attempts).toEqual([])
  })
})

it('an answer that comes after a cancel is dropped, and so is one that comes after the next submit', async () => {
  const { form, attempts, answer, onSuccess } = createForm({ a: createField('x') })
  form.submit()
  form.cancel()
  expect(attempts[0]?.signal.aborted).toBe(true)
  form.submit()
  await answer(0, ({ resolve }) => resolve('too late'))
  expect(form.getSubmission().status).toBe('pending')
  expect(onSuccess).not.toHaveBeenCalled()
})

describe('any sequence of presses, turns, answers and cancels', () => {
  const anyMove = fc.oneof(
    fc.record({
      do: fc.constantFrom('submit' as const, 'restart' as const, 'cancel' as const, 'reset' as const),
    }),
    fc.record({ do: fc.constant('type' as const), value: fc.string({ minLength: 1, maxLength: 3 }) }),
    fc.record({ do: fc.constant('answer' as const), index: fc.nat(10), isGood: fc.boolean() }),
  )

  it('keeps one attempt alive at most, sends one key with one set of values, and reports it once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 25 }), async (moves) => {
        const field = createField('x')
        const { form, attempts, answer, onSuccess, onError } = createForm({ a: field })
        const answered = new Set<number>()
        for (const move of moves) {
          if (move.do === 'type') field.update({ value: move.value, isTouched: true })
          else if (move.do !== 'answer') form[move.do]()
          else if (attempts.length > 0) {
            const index = move.index % attempts.length
            answered.add(index)
            await answer(index, ({ resolve, reject }) =>
              move.isGood ? resolve(String(index)) : reject(new Error(String(index))),
            )
          }
          const alive = attempts.filter(({ signal }, index) => !signal.aborted && !answered.has(index))
          expect(alive).toHaveLength(form.getSubmission().status === 'pending' ? 1 : 0)
        }
        for (const { key, values } of attempts)
          expect(attempts.find((first) => first.key === key)?.values).toEqual(values)
        const reported = [
          ...onSuccess.mock.calls.map(([index]) => index),
          ...onError.mock.calls.map(([, error]) => (error as Error).message),
        ]
        expect(new Set(reported).size).toBe(reported.length)
        expect(reported.filter((index) => attempts[Number(index)]?.signal.aborted)).toEqual([])
      }),
    )
  })
})

it('gives what the call answers, in its own type', () => {
  const form = createFormStore({
    send: () => Promise.resolve({ id: 'u1' }),
    describeFailure: String,
    createKey: () => 'k',
    onSuccess: (result) => expectTypeOf(result).toEqualTypeOf<{ id: string }>(),
  })
  const submission = form.getSubmission()
  if (submission.status === 'success') expectTypeOf(submission.result).toEqualTypeOf<{ id: string }>()
  expectTypeOf(form.getSubmission().status).toEqualTypeOf<'idle' | 'pending' | 'success' | 'error'>()
})
