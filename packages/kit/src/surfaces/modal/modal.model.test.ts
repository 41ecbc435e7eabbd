import fc from 'fast-check'
import { expect, it } from 'vitest'
import { updateModals, type ModalEvent, type ModalResult, type ModalState } from './modal.model.ts'

const result: ModalResult = { intent: 'cancel', source: 'input' }
const first: ModalState = { id: 1, key: 'sign-in', phase: 'open', isAsked: false }
const asked = { ...first, isAsked: true }
const dismissed: ModalState = { ...first, phase: 'dismissed' }
const other: ModalState = { id: 2, key: 'country', phase: 'open', isAsked: false }
const again: ModalState = { ...first, id: 3 }

it.each<[string, readonly ModalState[], ModalEvent, readonly ModalState[], readonly string[]]>([
  ['opens, and exits fullscreen', [], { type: 'open', id: 1, key: 'sign-in' }, [first], ['leaveFullscreen']],
  [
    'opens another above',
    [first],
    { type: 'open', id: 2, key: 'country' },
    [first, other],
    ['leaveFullscreen'],
  ],
  [
    // R4.15
    'ignores a second open of a key that is open',
    [first],
    { type: 'open', id: 3, key: 'sign-in' },
    [first],
    [],
  ],
  [
    'opens a key again that is dismissed and not yet removed',
    [dismissed],
    { type: 'open', id: 3, key: 'sign-in' },
    [again],
    ['leaveFullscreen'],
  ],
  ['asks the content before it closes', [first], { type: 'request', id: 1, result }, [asked], ['ask']],
  ['asks once at a time', [asked], { type: 'request', id: 1, result }, [asked], []],
  ['stays open when the content refuses', [asked], { type: 'refuse', id: 1 }, [first], []],
  ['closes when the content allows it', [asked], { type: 'dismiss', id: 1, result }, [dismissed], ['settle']],
  [
    'closes at once when nobody is asked',
    [first, other],
    { type: 'dismiss', id: 1, result },
    [dismissed, other],
    ['settle'],
  ],
  ['is dismissed only once', [dismissed], { type: 'dismiss', id: 1, result }, [dismissed], []],
  [
    'ignores a request when it is dismissed',
    [dismissed],
    { type: 'request', id: 1, result },
    [dismissed],
    [],
  ],
  // R4.14
  ['is removed after it was dismissed', [dismissed, other], { type: 'remove', id: 1 }, [other], []],
  ['is not removed while it is open', [first], { type: 'remove', id: 1 }, [first], []],
  ['ignores an event for one that was removed', [other], { type: 'refuse', id: 1 }, [other], []],
])('%s', (_, state, event, after, emits) => {
  const update = updateModals(state, event)
  expect(update.state).toEqual(after)
  expect(update.effects.map(({ type }) => type)).toEqual(emits)
})

it('settles each opened modal at most once, and keeps one per key, whatever happens', () => {
  const id = fc.integer({ min: 1, max: 4 })
  const events = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('open' as const), key: fc.constantFrom('a', 'b') }),
      fc.record({
        type: fc.constantFrom('request' as const, 'dismiss' as const),
        id,
        result: fc.constant(result),
      }),
      fc.record({ type: fc.constantFrom('refuse' as const, 'remove' as const), id }),
    ),
  )
  fc.assert(
    fc.property(events, (events) => {
      let state: readonly ModalState[] = []
      let nextId = 1
      const settled: number[] = []
      for (const event of events) {
        const update = updateModals(state, event.type === 'open' ? { ...event, id: nextId++ } : event)
        ;({ state } = update)
        for (const emit of update.effects) if (emit.type === 'settle') settled.push(emit.id)
        const keys = state.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        const isSettled = ({ id }: ModalState) => settled.includes(id)
        expect(state.filter(({ phase }) => phase === 'dismissed').every(isSettled)).toBe(true)
        expect(state.filter(({ phase }) => phase === 'open').some(isSettled)).toBe(false)
      }
      expect(new Set(settled).size).toBe(settled.length)
    }),
  )
})
