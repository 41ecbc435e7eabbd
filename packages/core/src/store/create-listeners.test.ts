import { expect, it } from 'vitest'
import { createListeners } from './create-listeners.ts'

it('tells each listener what there is to tell, in the order in which they came, until it has had enough', () => {
  const listeners = createListeners<[id: string, count: number]>()
  const heard: string[] = []
  const stop = listeners.subscribe((id, count) => heard.push(`first ${id} ${count}`))
  listeners.subscribe((id) => heard.push(`second ${id}`))
  listeners.tell('a', 1)
  stop()
  listeners.tell('b', 2)
  expect(heard).toEqual(['first a 1', 'second a', 'second b'])
})
