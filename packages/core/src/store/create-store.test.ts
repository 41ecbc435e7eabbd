import { describe, expect, it, vi } from 'vitest'
import { createStore } from './create-store.ts'

describe('A store', () => {
  it('tells all who listen of another state, and of the same one nobody', () => {
    const store = createStore(1)
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    store.subscribe(first)
    store.subscribe(second)
    store.setState(2)
    store.setState(2)
    expect(store.getState()).toBe(2)
    expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([1, 1])
  })

  it('has the new state when it tells of it, and tells nobody who has stopped listening', () => {
    const store = createStore('a')
    const heard: string[] = []
    const stop = store.subscribe(() => heard.push(store.getState()))
    store.setState('b')
    stop()
    store.setState('c')
    expect(heard).toEqual(['b'])
  })
})
