import { expect, it } from 'vitest'
import { createListeners } from './create-listeners.ts'

it('notifies listeners in the order of subscription, with all arguments, until they unsubscribe', () => {
  const listeners = createListeners<[id: string, count: number]>()
  const heard: string[] = []
  const stop = listeners.subscribe((id, count) => heard.push(`first ${id} ${count}`))
  listeners.subscribe((id) => heard.push(`second ${id}`))
  listeners.notify('a', 1)
  stop()
  listeners.notify('b', 2)
  expect(heard).toEqual(['first a 1', 'second a', 'second b'])
})

it('notifies a listener once even if it unsubscribes and subscribes again while it is notified', () => {
  const { subscribe, notify } = createListeners()
  let count = 0
  let stop = subscribe(hear)
  function hear(): void {
    stop()
    stop = subscribe(hear)
    // Fails the test instead of looping for ever.
    if (++count > 9) throw new Error('Told again and again.')
  }
  notify()
  expect(count).toBe(1)
})
