import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { adasCookie, json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'
import { createTurn } from './share-turn.ts'

describe('look-ups of one turn', () => {
  test('share one call, however many they are', async ({ fake, foyer }) => {
    const users = await Promise.all(Array.from({ length: 50 }, () => foyer.getUser(adasRequest)))
    expect(users.map((user) => user?.id)).toEqual(users.map(() => ada.id))
    expect(fake.asked).toHaveLength(1)
  })

  test('share it where some wait for other things first', async ({ fake, foyer }) => {
    const later = async (steps: number) => {
      for (let step = 0; step < steps; step++) await Promise.resolve()
      return foyer.getUser(adasRequest)
    }
    await Promise.all(Array.from({ length: 20 }, (_, steps) => later(steps)))
    expect(fake.asked).toHaveLength(1)
  })

  test('are of one person: each cookie has a call of its own', async ({ fake, foyer }) => {
    const bobs = 'foyer-session=bob'
    fake.sessions.set(bobs, { ...ada, id: 'bob' })
    const cookies = [adasCookie, bobs, 'foyer-session=nobody', adasCookie, bobs]
    const users = await Promise.all(cookies.map((cookie) => foyer.getUser({ headers: { cookie } })))
    expect(users.map((user) => user?.id)).toEqual([ada.id, 'bob', undefined, ada.id, 'bob'])
    expect(fake.asked).toHaveLength(3)
  })

  test('each get a user of their own, whom nobody else changes', async ({ foyer }) => {
    const [first, second] = await Promise.all([foyer.getUser(adasRequest), foyer.getUser(adasRequest)])
    if (first) Object.assign(first.session, { level: 2 })
    expect(second?.session.level).toBe(1)
  })

  test('fail together, and the next ones ask anew', async ({ fake, foyer }) => {
    fake.next.push((_, response) => response.writeHead(500).end())
    const both = [foyer.getUser(adasRequest), foyer.getUser(adasRequest)]
    const errors = await Promise.all(both.map(refusal))
    expect(errors.map(({ code }) => code)).toEqual(['foyer_unavailable', 'foyer_unavailable'])
    expect(fake.asked).toHaveLength(1)
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
  })
})

describe('a look-up of a later turn', () => {
  test('never joins one in flight: a session that ended meanwhile is refused', async ({ fake, foyer }) => {
    const inFlight = new Promise<ServerResponse>((resolve) => {
      fake.next.push((_, response) => resolve(response))
    })
    const early = foyer.getUser(adasRequest)
    const response = await inFlight
    fake.sessions.clear()
    expect(await foyer.getUser(adasRequest)).toBeNull()
    // Answers the early call late, with what Foyer knew when it was asked.
    json(response, 200, ada)
    expect(await early).toMatchObject({ id: ada.id })
  })

  it('is never answered by a call that began before it', async () => {
    const calls: string[] = []
    const ends: (() => void)[] = []
    const shared = createTurn((key) => {
      calls.push(key)
      return new Promise<number>((resolve) => ends.push(() => resolve(calls.length)))
    })
    const first = shared('a')
    expect(calls).toEqual([])
    await turn()
    const second = shared('a')
    await turn()
    expect(calls).toEqual(['a', 'a'])
    for (const end of ends) end()
    await Promise.all([first, second])
  })

  it('has its turn by a timer where there is no setImmediate', async () => {
    const { setImmediate } = globalThis
    Reflect.deleteProperty(globalThis, 'setImmediate')
    try {
      let calls = 0
      const shared = createTurn(async () => ++calls)
      expect(await Promise.all([shared('a'), shared('a')])).toEqual([1, 1])
    } finally {
      globalThis.setImmediate = setImmediate
    }
  })
})
