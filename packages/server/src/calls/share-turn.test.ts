import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { adasCookie, json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'
import { shareCallsInTurn } from './share-turn.ts'

describe('look-ups in the same turn', () => {
  test('share one call, however many they are', async ({ fake, foyer }) => {
    const users = await Promise.all(Array.from({ length: 50 }, () => foyer.getUser(adasRequest)))
    expect(users.map((user) => user?.id)).toEqual(users.map(() => ada.id))
    expect(fake.asked).toHaveLength(1)
  })

  test('share it even if some await something else first', async ({ fake, foyer }) => {
    const later = async (steps: number) => {
      for (let step = 0; step < steps; step++) await Promise.resolve()
      return foyer.getUser(adasRequest)
    }
    await Promise.all(Array.from({ length: 20 }, (_, steps) => later(steps)))
    expect(fake.asked).toHaveLength(1)
  })

  test('make one call for each different cookie', async ({ fake, foyer }) => {
    const bobs = 'foyer-session=bob'
    fake.sessions.set(bobs, { ...ada, id: 'bob' })
    const cookies = [adasCookie, bobs, 'foyer-session=nobody', adasCookie, bobs]
    const users = await Promise.all(cookies.map((cookie) => foyer.getUser({ headers: { cookie } })))
    expect(users.map((user) => user?.id)).toEqual([ada.id, 'bob', undefined, ada.id, 'bob'])
    expect(fake.asked).toHaveLength(3)
  })

  test('each get a user object of their own, so changing one leaves the others alone', async ({ foyer }) => {
    const [first, second] = await Promise.all([foyer.getUser(adasRequest), foyer.getUser(adasRequest)])
    if (first) Object.assign(first.session, { level: 2 })
    expect(second?.session.level).toBe(1)
  })

  test('fail together, and the next look-up asks again', async ({ fake, foyer }) => {
    fake.next.push((_, response) => response.writeHead(500).end())
    const both = [foyer.getUser(adasRequest), foyer.getUser(adasRequest)]
    const errors = await Promise.all(both.map(refusal))
    expect(errors.map(({ code }) => code)).toEqual(['foyer_unavailable', 'foyer_unavailable'])
    expect(fake.asked).toHaveLength(1)
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
  })
})

describe('a look-up in a later turn', () => {
  test('never joins a call in flight, so a session that has ended meanwhile is refused', async ({
    fake,
    foyer,
  }) => {
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
    const shared = shareCallsInTurn((key) => {
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

  it('shares its call by means of a timer in a runtime without setImmediate', async () => {
    const { setImmediate } = globalThis
    Reflect.deleteProperty(globalThis, 'setImmediate')
    try {
      let calls = 0
      const shared = shareCallsInTurn(async () => ++calls)
      expect(await Promise.all([shared('a'), shared('a')])).toEqual([1, 1])
    } finally {
      globalThis.setImmediate = setImmediate
    }
  })
})
