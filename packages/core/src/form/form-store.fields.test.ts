import { describe, expect, it } from 'vitest'
import { createField, createForm } from './testing/create-form.ts'

describe('hidden and disabled fields', () => {
  it('neither block a submit nor are sent once they are taken out', () => {
    const hidden = createField()
    const { form, requests } = createForm({ a: createField('x'), hidden })
    form.detach('hidden', hidden)
    expect(form.submit()).toBeNull()
    expect(requests[0]?.values).toEqual({ a: 'x' })
  })

  it('neither block one submit nor are sent if it is without them', async () => {
    const { form, requests, answer } = createForm({ a: createField('x'), b: createField() })
    expect(form.submit([], new Set(['b']))).toBeNull()
    expect(requests[0]?.values).toEqual({ a: 'x' })
    await answer(0, ({ reject }) => reject(new Error('lost')))
    expect(form.submit()?.refused).toEqual(['b'])
  })

  it('come back with what was typed, and block again', () => {
    const field = createField()
    const { form } = createForm({ a: field })
    form.detach('a', field)
    field.update({ value: 'x', isTouched: true }, 'input')
    field.update({ value: '', isTouched: true }, 'input')
    form.attach('a', field)
    expect(form.hasErrors).toBe(true)
    field.update({ value: 'y', isTouched: true }, 'input')
    expect(form.hasErrors).toBe(false)
    expect(form.values).toEqual({ a: 'y' })
  })

  it('do not change the count of errors while they are out', () => {
    const field = createField()
    const { form } = createForm({ a: field })
    form.detach('a', field)
    field.update({ value: 'x', isTouched: true }, 'input')
    form.attach('a', field)
    field.update({ value: '', isTouched: true }, 'input')
    expect(form.hasErrors).toBe(true)
  })

  it('do not take out another field that has taken their name', () => {
    const { form } = createForm({ a: createField('new') })
    form.detach('a', createField('old'))
    expect(form.values).toEqual({ a: 'new' })
  })
})

describe('attaching a field', () => {
  it('throws an error that names the field for a second one of the same name', () => {
    const { form } = createForm({ a: createField() })
    expect(() => form.attach('a', createField())).toThrow('two fields named "a"')
  })

  it('counts a field once even if it is attached twice', () => {
    const field = createField()
    const { form } = createForm({ a: field })
    form.attach('a', field)
    field.update({ value: 'x', isTouched: true }, 'input')
    expect(form.hasErrors).toBe(false)
  })

  it('keeps a field named `__proto__`', () => {
    const { form } = createForm()
    form.attach('__proto__', createField('x'))
    expect(Object.entries(form.values)).toEqual([['__proto__', 'x']])
  })
})

describe('a field that takes the place of another', () => {
  it('shows its error if a submit was refused for the other one, until it is edited', async () => {
    const [plain, loaded] = [createField(), createField()]
    const { form } = createForm({ a: plain })
    form.submit()
    expect(plain.getView().status).toBe('error')
    form.detach('a', plain)
    form.attach('a', loaded)
    // The text typed into the first field is carried over. A focused field shows no error on its own.
    loaded.update({ value: '', isTouched: true, hasFocus: true, isRefused: false }, 'input')
    expect(loaded.getView().status).not.toBe('error')
    await Promise.resolve()
    expect(loaded.getView().status).toBe('error')
    loaded.update({ value: 'x', isTouched: true, isRefused: false }, 'input')
    expect(loaded.getView().status).not.toBe('error')
  })

  it('is not refused again if it was there before and was edited on its return', async () => {
    const field = createField()
    const { form } = createForm({ a: field })
    form.submit()
    form.detach('a', field)
    form.attach('a', field)
    field.update({ value: 'x', isRefused: false }, 'input')
    await Promise.resolve()
    expect(field.getState().isRefused).toBe(false)
  })

  it.each(['that one was not refused', 'it comes later'])(
    'does not begin as refused when %s',
    async (when) => {
      const [before, after] = [createField(), createField()]
      const { form } = createForm({ a: before })
      if (when === 'it comes later') form.submit()
      form.detach('a', before)
      if (when === 'it comes later') await Promise.resolve()
      form.attach('a', after)
      await Promise.resolve()
      expect(after.getState().isRefused).not.toBe(true)
    },
  )
})
