import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createClock } from '../../testing/snackbar-clock.ts'
import { SnackbarStore } from './snackbar-store.ts'

function createStore() {
  const clock = createClock()
  const store = new SnackbarStore(clock)
  const shown = () =>
    store
      .getState()
      .items.filter(({ isLeaving }) => !isLeaving)
      .map(({ id }) => store.find(id)?.title)
  return { clock, store, shown }
}

// R9.17
it('closes by itself after 5000 ms, or the time that it is given', () => {
  const { clock, store, shown } = createStore()
  store.show({ title: 'usual' })
  store.show({ title: 'short', duration: 1000 })
  store.show({ title: 'stays', duration: Infinity })
  clock.advance(999)
  expect(shown()).toEqual(['usual', 'short', 'stays'])
  clock.advance(1)
  expect(shown()).toEqual(['usual', 'stays'])
  clock.advance(3999)
  expect(shown()).toEqual(['usual', 'stays'])
  clock.advance(1)
  expect(shown()).toEqual(['stays'])
  clock.advance(2 ** 31)
  expect(shown()).toEqual(['stays'])
})

// R3.59
it('closes by its own close function, and keeps the others', () => {
  const { store, shown } = createStore()
  const first = store.show({ title: 'first', text: 'Text', variant: 'info' })
  store.show({ title: 'second' })
  expect(first).toMatchObject({ title: 'first', text: 'Text', variant: 'info' })
  first.close()
  first.close()
  expect(shown()).toEqual(['second'])
})

// R4.37
it('clears all, and leaves no timer and no snackbar behind', () => {
  const { clock, store, shown } = createStore()
  const ids = ['one', 'two', 'three'].map((title) => store.show({ title }).id)
  store.clear()
  expect(shown()).toEqual([])
  ids.forEach((id) => store.remove(id))
  expect(store.getState().items).toEqual([])
  expect(ids.map((id) => store.find(id))).toEqual([undefined, undefined, undefined])
  expect(clock.timers).toBe(0)
})

it.each(['hover', 'focus', 'hidden'] as const)(
  'pauses the timers for as long as there is a reason: %s',
  (pause) => {
    const { clock, store, shown } = createStore()
    store.show({ title: 'first' })
    clock.advance(4000)
    store.hold(pause, true)
    clock.advance(60_000)
    store.show({ title: 'second' })
    expect(shown()).toEqual(['first', 'second'])
    expect(clock.timers).toBe(0)
    store.hold(pause, false)
    clock.advance(999)
    expect(shown()).toEqual(['first', 'second'])
    clock.advance(1)
    expect(shown()).toEqual(['second'])
    clock.advance(4000)
    expect(shown()).toEqual([])
  },
)

it('pauses the timers until the last reason is gone', () => {
  const { clock, store, shown } = createStore()
  store.show({ title: 'first' })
  store.hold('hover', true)
  store.hold('focus', true)
  store.hold('hover', false)
  clock.advance(60_000)
  expect(shown()).toEqual(['first'])
  store.hold('focus', false)
  clock.advance(5000)
  expect(shown()).toEqual([])
})

it('does not pause the next one for a pointer that was on the previous one', () => {
  const { clock, store, shown } = createStore()
  const { id, close } = store.show({ title: 'first' })
  store.hold('hover', true)
  close()
  store.remove(id)
  store.show({ title: 'second' })
  clock.advance(5000)
  expect(shown()).toEqual([])
})

it('keeps the next one paused when the previous one closed while the tab was hidden', () => {
  const { clock, store, shown } = createStore()
  const { id, close } = store.show({ title: 'first' })
  store.hold('hidden', true)
  close()
  store.remove(id)
  store.show({ title: 'second' })
  clock.advance(60_000)
  expect(shown()).toEqual(['second'])
})

it('stays under the pointer while others close and are removed', () => {
  const { clock, store, shown } = createStore()
  const [first, second] = ['first', 'second'].map((title) => store.show({ title }))
  store.show({ title: 'third' })
  store.hold('hover', true)
  first?.close()
  second?.close()
  store.remove(first?.id ?? 0)
  expect(store.getState().items.map(({ isLeaving }) => isLeaving)).toEqual([true, false])
  clock.advance(60_000)
  expect(shown()).toEqual(['third'])
})

it('stays for exactly its duration, not counting the pauses, whatever happens meanwhile', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 3000 }),
    isHeld: fc.boolean(),
    pause: fc.constantFrom('hover' as const, 'focus' as const, 'hidden' as const),
  })
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 9000 }), (steps, duration) => {
      const { clock, store, shown } = createStore()
      store.show({ title: 'it', duration })
      const held = new Set<string>()
      let pausedTime = 0
      for (const { wait, isHeld, pause } of steps) {
        clock.advance(wait)
        if (held.size === 0) pausedTime += wait
        expect(shown()).toEqual(pausedTime < duration ? ['it'] : [])
        store.hold(pause, isHeld)
        if (isHeld) held.add(pause)
        else held.delete(pause)
      }
    }),
  )
})
