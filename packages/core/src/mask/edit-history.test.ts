import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EditHistory, type EditKind } from './edit-history.ts'
import type { TextState } from './mask-recipe.ts'

const at = (text: string, caret = text.length): TextState => ({ text, caret })

/** Records one edit after the other, each from where the last one ended. */
function recordEdits(edits: readonly (readonly [EditKind, TextState])[], start = at('')): EditHistory {
  const history = new EditHistory()
  let before = start
  for (const [kind, after] of edits) {
    history.record(kind, before, after)
    before = after
  }
  return history
}

it('undoes a run of typing in one step, and redoes it', () => {
  const history = recordEdits([
    ['typing', at('1')],
    ['typing', at('12')],
    ['typing', at('12 3')],
  ])
  expect(history.undo()).toEqual(at(''))
  expect(history.undo()).toBeNull()
  expect(history.redo()).toEqual(at('12 3'))
  expect(history.redo()).toBeNull()
})

it('undoes a run of deletions in one step', () => {
  const history = recordEdits(
    [
      ['deletion', at('12')],
      ['deletion', at('1')],
    ],
    at('123'),
  )
  expect(history.undo()).toEqual(at('123'))
  expect(history.undo()).toBeNull()
})

it.each<[string, EditKind, EditKind]>([
  ['deletion', 'typing', 'deletion'],
  ['typing', 'deletion', 'typing'],
  ['paste', 'typing', 'paste'],
  ['autofill', 'typing', 'autofill'],
  ['another paste', 'paste', 'paste'],
  ['another autofill', 'autofill', 'autofill'],
])('begins a new step with %s', (_name, first, second) => {
  const history = recordEdits([
    [first, at('12')],
    [second, at('1234')],
  ])
  expect(history.undo()).toEqual(at('12'))
  expect(history.undo()).toEqual(at(''))
})

it('begins a new step when the caret has moved, and restores that caret on undo', () => {
  const history = new EditHistory()
  history.record('typing', at(''), at('12'))
  history.record('typing', at('12', 0), at('912', 1))
  expect(history.undo()).toEqual(at('12', 0))
  expect(history.undo()).toEqual(at(''))
})

it('begins a new step when the page has set another text in between', () => {
  const history = new EditHistory()
  history.record('typing', at(''), at('12'))
  history.record('typing', at('98'), at('987'))
  expect(history.undo()).toEqual(at('98'))
})

it('begins a new step after the input was left', () => {
  const history = new EditHistory()
  history.record('typing', at(''), at('1'))
  history.endRun()
  history.record('typing', at('1'), at('12'))
  expect(history.undo()).toEqual(at('1'))
})

it('begins a new step after an undo', () => {
  const history = recordEdits([
    ['typing', at('1')],
    ['paste', at('123')],
  ])
  history.undo()
  history.record('typing', at('1'), at('19'))
  expect(history.redo()).toBeNull()
  expect(history.undo()).toEqual(at('1'))
})

it('begins a new step after an undo and a redo', () => {
  const history = recordEdits([['typing', at('1')]])
  history.undo()
  history.redo()
  history.record('typing', at('1'), at('12'))
  expect(history.undo()).toEqual(at('1'))
})

it('records no step for an edit that changed nothing', () => {
  expect(recordEdits([['typing', at('')]]).undo()).toBeNull()
})

// R9.10
it('keeps 100 states, including the current one', () => {
  const edits = Array.from({ length: 101 }, (_, index) => ['paste', at('1'.repeat(index + 1))] as const)
  const history = recordEdits(edits)
  const undone: (TextState | null)[] = []
  for (let state = history.undo(); state !== null; state = history.undo()) undone.push(state)
  expect(undone.length).toBe(99)
  expect(undone.at(-1)).toEqual(at('11'))
})

it('comes back to the same text and caret when everything is undone and redone', () => {
  const kind = fc.constantFrom<EditKind>('typing', 'deletion', 'paste', 'autofill')
  const state = fc
    .tuple(fc.string({ maxLength: 4 }), fc.nat(4))
    .map(([text, caret]) => at(text, Math.min(caret, text.length)))
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, state), { maxLength: 120 }), (edits) => {
      const history = recordEdits(edits)
      let first = history.undo()
      if (first === null) return
      const latest = history.redo()
      let steps = 0
      for (; first !== null; first = history.undo()) steps++
      let last: TextState | null = null
      for (let state = history.redo(); state !== null; state = history.redo()) {
        last = state
        steps--
      }
      expect(steps).toBe(1)
      expect(last).toEqual(latest)
    }),
  )
})
