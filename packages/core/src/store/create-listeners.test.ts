import { expect, it } from 'vitest'
import { createListeners } from './create-listeners.ts'

it('notifies listeners in the order of subscription, with all arguments, until they unsubscribe', () => {
  const listeners = createListeners<[id: string, count: number]>()
  const calls: string[] = []
  const unsubscribe = listeners.subscribe((id, count) => calls.push(`first ${id} ${count}`))
  listeners.subscribe((id) => calls.push(`second ${id}`))
  listeners.notify('a', 1)
  unsubscribe()
  listeners.notify('b', 2)
  expect(calls).toEqual(['first a 1', 'second a', 'second b'])
})

it('notifies a listener once even if it unsubscribes and subscribes again while it is notified', () => {
  const { subscribe, notify } = createListeners()
  let count = 0
  let unsubscribe = subscribe(listener)
  function listener(): void {
    unsubscribe()
    unsubscribe = subscribe(listener)
    // Fails the test instead of looping for ever.
    if (++count > 9) throw new Error('Told again and again.')
  }
  notify()
  expect(count).toBe(1)
})
