import { describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { closeContext } from './close-context.ts'
import { createDeadline } from './deadline.ts'

const never = new Promise<never>(() => undefined)

describe('a process that stops', () => {
  test('leaves behind what takes too long, and logs what it was', async ({ start }) => {
    const { context, log } = await start({ auditDays: 11 })
    const database = { ...context.database, close: () => never }
    await closeContext({ ...context, database }, createDeadline(50), never)
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'warn', what: 'the deletion of expired rows' },
      { level: 'warn', what: 'closing the database' },
    ])
  })

  test('says nothing if all is over in time', async ({ start }) => {
    const { context, log } = await start({ auditDays: 12 })
    const database = { ...context.database, close: () => Promise.resolve() }
    await closeContext({ ...context, database }, createDeadline(60_000))
    expect(log).toEqual([])
  })

  test('gives each phase what the others have left', () => {
    let now = 0
    const deadline = createDeadline(100, () => now)
    now = 30
    expect(deadline.left()).toBe(70)
    now = 130
    expect(deadline.left()).toBe(0)
  })
})
