import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createField, createForm } from './testing/create-form.ts'
import { anyCall, anyMoves, play } from './testing/form-moves.ts'
import { SubmitError } from './submission/submit-error.ts'

/** A submission, and a refused submit: a new object for each change. */
type Heard = readonly [unknown, unknown]

function isSame(one: Heard, other: Heard | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other?.[1]
}

it('a form notifies of each change once and makes no key in vain, even when its callbacks call it', async () => {
  const anyReaction = fc.option(anyCall)
  const anyReactions = fc.record({ success: anyReaction, error: anyReaction, abort: anyReaction })
  await fc.assert(
    fc.asyncProperty(anyMoves, anyReactions, async (moves, reactions) => {
      const field = createField('x')
      const world = createForm({ a: field })
      const { form, requests, onSuccess, onError } = world
      // Each reacts once, or they could call each other for ever.
      const hasReacted = new Set<keyof typeof reactions>()
      const react = (to: keyof typeof reactions): void => {
        const call = reactions[to]
        if (call === null || hasReacted.has(to)) return
        hasReacted.add(to)
        form[call]()
      }
      onSuccess.mockImplementation(() => react('success'))
      onError.mockImplementation(() => react('error'))
      const readState = () => [form.getSubmission(), form.getRefusedSubmit()] as const
      const heard = [readState()]
      form.subscribe(() => heard.push(readState()))
      for (const move of moves) {
        await play(move, field, world)
        for (const { signal } of requests) signal.addEventListener('abort', () => react('abort'))
        expect(isSame(readState(), heard.at(-1))).toBe(true)
      }
      expect(heard.filter((state, index) => isSame(state, heard[index - 1]))).toEqual([])
      const keys = [...new Set(requests.map(({ key }) => key))]
      expect(keys).toEqual(keys.map((_, index) => `key-${index + 1}`))
    }),
    { numRuns: 500 },
  )
})

describe('a callback', () => {
  it('may submit again, or reset the form: listeners hear once of what it has become', async () => {
    const { form, answer, onSuccess, onError } = createForm({ a: createField('x') })
    onError.mockImplementationOnce(() => void form.submit())
    onSuccess.mockImplementationOnce(() => form.reset())
    const statuses: string[] = []
    form.subscribe(() => statuses.push(form.getSubmission().status))
    form.submit()
    await answer(0, ({ reject }) => reject(new Error('lost')))
    await answer(1, ({ resolve }) => resolve('user'))
    expect(statuses).toEqual(['pending', 'pending', 'idle'])
  })

  it('that cancels the request when a restart aborts it leaves nothing under way', () => {
    const { form, requests } = createForm({ a: createField('x') })
    form.submit()
    for (const { signal } of requests) signal.addEventListener('abort', () => form.cancel())
    form.restart()
    expect(requests).toHaveLength(1)
    expect(form.getSubmission().status).toBe('idle')
  })
})

it('shows the server’s message even if the form was submitted again while it was invalid and waiting', async () => {
  const field = createField('x')
  const { form, answer } = createForm({ a: field })
  form.submit()
  field.update({ value: '', isTouched: true }, 'input')
  form.submit()
  await answer(0, ({ reject }) => reject(new SubmitError('The server is busy')))
  expect(form.getRefusedSubmit()).toBeNull()
  expect(form.getSubmission()).toMatchObject({ message: 'The server is busy' })
})

it('leaves a pending request alone when the form is reset, and notifies once when there is something to reset', async () => {
  const field = createField('x')
  const { form, requests, answer } = createForm({ a: field })
  form.submit()
  form.reset()
  expect(requests[0]?.signal.aborted).toBe(false)
  await answer(0, ({ reject }) => reject(new SubmitError('Look again', { a: 'Taken' })))
  const onChange = vi.fn<() => void>()
  form.subscribe(onChange)
  form.reset()
  form.reset()
  expect(onChange).toHaveBeenCalledOnce()
  expect(form.getSubmission().status).toBe('idle')
})
