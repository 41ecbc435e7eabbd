import { describe, expect, it, vi } from 'vitest'
import { createStore } from './create-store.ts'

describe('A store', () => {
  it('notifies every listener of a new state, and nobody when the state is the same', () => {
    const store = createStore(1)
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    store.subscribe(first)
    store.subscribe(second)
    store.setState(2)
    store.setState(2)
    expect(store.getState()).toBe(2)
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1])
  })

  it('has the new state when it notifies, and notifies no listener that has unsubscribed', () => {
    const store = createStore('a')
    const states: string[] = []
    const unsubscribe = store.subscribe(() => states.push(store.getState()))
    store.setState('b')
    unsubscribe()
    store.setState('c')
    expect(states).toEqual(['b'])
  })
})
