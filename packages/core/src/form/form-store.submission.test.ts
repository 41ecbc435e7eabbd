import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createField, createForm, messages } from './testing/create-form.ts'
import { FieldStore } from './field-store.ts'
import { viewField } from './field.ts'
import { createFormStore } from './form-store.ts'
import { SubmitError } from './submission/submit-error.ts'

describe('a submit', () => {
  it('is reported once: pending, then success with the result', async () => {
    const { form, requests, answer, onSuccess, onError } = createForm({ a: createField('x') })
    const statuses: string[] = []
    form.subscribe(() => statuses.push(form.getSubmission().status))
    form.submit()
    form.submit()
    expect(requests).toHaveLength(1)
    await answer(0, ({ resolve }) => resolve('user'))
    form.submit()
    expect(requests).toHaveLength(1)
    expect(form.getSubmission()).toEqual({ status: 'success', result: 'user' })
    expect(onSuccess.mock.calls).toEqual([['user']])
    expect(onError).not.toHaveBeenCalled()
    expect(statuses).toEqual(['pending', 'success'])
  })

  it('shows the server\u2019s messages at the form and at the fields they are about, and keeps what was typed', async () => {
    const field = createField('x')
    const { form, answer, onError } = createForm({ a: field })
    form.submit()
    const error = new SubmitError('Look again', { a: 'Taken', unknown: 'Nothing' })
    await answer(0, ({ reject }) => reject(error))
    expect(form.getSubmission()).toEqual({ status: 'error', message: 'Look again', error })
    expect(viewField(field.getState()).error).toBe('Taken')
    expect(form.values).toEqual({ a: 'x' })
    expect(onError.mock.calls).toEqual([['Look again', error]])
    expect(form.submit()).toMatchObject({ focus: 'a', message: 'Taken' })
  })

  it('describes an error that has no message of its own', async () => {
    const { form, answer } = createForm({ a: createField('x') })
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('fetch failed')))
    expect(form.getSubmission()).toMatchObject({ status: 'error', message: 'Something went wrong' })
    expect(form.submit()).toBeNull()
  })

  it('has a new key, unless it sends the same values again after an error', async () => {
    const field = createField('x')
    const { form, requests, answer } = createForm({ a: field })
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('Failed to fetch')))
    form.submit()
    await answer(1, ({ reject }) => reject(new Error('No')))
    field.update({ value: 'y', isTouched: true }, 'input')
    form.submit()
    await answer(2, ({ resolve }) => resolve('user'))
    form.reset()
    form.submit()
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  it('keeps its key in a retry after an error when a field was taken out and put back in between', async () => {
    const fields = { a: createField('x'), b: createField('y') }
    const { form, requests, answer } = createForm(fields)
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('Failed to fetch')))
    form.detach('a', fields.a)
    form.attach('a', fields.a)
    form.submit()
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    expect(Object.keys(form.values)).toEqual(['a', 'b'])
  })

  it('keeps its key in a retry when an empty field was added, and gets a new key once that field has text', async () => {
    const { form, requests, answer } = createForm({ a: createField('x') })
    form.submit()
    await answer(0, ({ reject }) => reject(new TypeError('Failed to fetch')))
    const late = createField('', [])
    form.attach('late', late)
    const box = new FieldStore(false, { validators: [], messages })
    form.attach('box', box)
    form.submit()
    await answer(1, ({ reject }) => reject(new TypeError('Failed to fetch')))
    late.update({ value: 'WELCOME', isTouched: true }, 'input')
    form.submit()
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })
})

describe('a restart after the device was turned', () => {
  // R4.6
  it('aborts the request under way and sends the same values with the same key', async () => {
    const field = createField('x')
    const { form, requests, answer, onSuccess } = createForm({ a: field })
    form.submit()
    field.update({ value: 'typed since', isTouched: true }, 'input')
    form.restart()
    expect(requests.map(({ values, key, signal }) => [values, key, signal.aborted])).toEqual([
      [{ a: 'x' }, 'key-1', true],
      [{ a: 'x' }, 'key-1', false],
    ])
    await answer(0, ({ reject }) => reject(new Error('aborted')))
    expect(form.getSubmission().status).toBe('pending')
    await answer(1, ({ resolve }) => resolve('user'))
    expect(onSuccess.mock.calls).toEqual([['user']])
  })

  it('sends the values of the submit under way, whatever was typed or pressed since', () => {
    const field = createField('x')
    const { form, requests } = createForm({ a: field })
    form.submit()
    field.update({ value: 'typed since', isTouched: true }, 'input')
    form.submit()
    form.restart()
    expect(requests.map(({ values }) => values)).toEqual([{ a: 'x' }, { a: 'x' }])
  })

  it('does nothing when no request is under way', () => {
    const { form, requests } = createForm({ a: createField('x') })
    form.restart()
    expect(requests).toEqual([])
  })
})

it('drops the answer to a cancelled request that arrives during the next submit', async () => {
  const { form, requests, answer, onSuccess } = createForm({ a: createField('x') })
  form.submit()
  form.cancel()
  expect(requests[0]?.signal.aborted).toBe(true)
  form.submit()
  await answer(0, ({ resolve }) => resolve('too late'))
  expect(form.getSubmission().status).toBe('pending')
  expect(onSuccess).not.toHaveBeenCalled()
})

it('does not report an earlier answer again when the next submit is refused', async () => {
  const field = createField('x')
  const { form, answer, onSuccess, onError } = createForm({ a: field })
  form.submit()
  await answer(0, ({ reject }) => reject(new Error('lost')))
  field.update({ value: '' })
  form.submit()
  expect(onError).toHaveBeenCalledOnce()
  field.update({ value: 'x' })
  form.submit()
  await answer(1, ({ resolve }) => resolve('user'))
  field.update({ value: '' })
  form.submit()
  expect(onSuccess).toHaveBeenCalledOnce()
})

it('reports an answer to the current options, not to those at the time of the submit', async () => {
  const { form, answer, onSuccess } = createForm({ a: createField('x') })
  form.submit()
  const onNewSuccess = vi.fn<(result: string) => void>()
  form.setOptions({ send: () => Promise.resolve(''), describeFailure: String, onSuccess: onNewSuccess })
  await answer(0, ({ resolve }) => resolve('user'))
  expect(onNewSuccess).toHaveBeenCalledExactlyOnceWith('user')
  expect(onSuccess).not.toHaveBeenCalled()
})

it('types the result as what the call returns', () => {
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
