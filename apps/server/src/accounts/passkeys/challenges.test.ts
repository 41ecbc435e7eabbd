import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, vi } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { createChallenges } from './challenges.ts'

const holder = { purpose: 'proof', holder: 'a session' } as const
const refused = { code: 'passkey_challenge' }

afterEach(() => void vi.useRealTimers())

test('Every process can read whom a challenge was made for, and nobody else can use it', async ({
  start,
}) => {
  const { database } = (await start()).context
  const [one, other] = [createChallenges(database), createChallenges(database)]
  const userId = randomUUID()
  const challenge = await one.create(holder, userId)
  expect(await other.read(challenge, holder)).toBe(userId)
  expect(await other.read(await one.create(holder, null), holder)).toBeNull()
  await expect(other.read(challenge, { ...holder, holder: 'another session' })).rejects.toMatchObject(refused)
  await expect(other.read(challenge, { ...holder, purpose: 'add' })).rejects.toMatchObject(refused)
})

test('Challenges made at the same moment differ, so using one does not use up another', async ({ start }) => {
  const challenges = createChallenges((await start()).context.database)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const made = await Promise.all(Array.from({ length: 5 }, () => challenges.create(holder, null)))
  expect(new Set(made).size).toBe(5)
})

test('A challenge expires after ten minutes', async ({ start }) => {
  const challenges = createChallenges((await start()).context.database)
  const challenge = await challenges.create(holder, null)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 })
  await expect(challenges.read(challenge, holder)).rejects.toMatchObject(refused)
})

test('A challenge with any byte changed or added is refused, and so is any other text', async ({ start }) => {
  const challenges = createChallenges((await start()).context.database)
  const challenge = Buffer.from(await challenges.create(holder, randomUUID()), 'base64url')
  await fc.assert(
    fc.asyncProperty(fc.nat(challenge.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(challenge)
      damaged.writeUInt8((damaged.readUInt8(at) ^ change) & 0xff, at)
      await expect(challenges.read(damaged.toString('base64url'), holder)).rejects.toMatchObject(refused)
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      await expect(challenges.read(text, holder)).rejects.toMatchObject(refused)
      await expect(
        challenges.read(challenge.toString('base64url') + text.slice(0, 1) + 'A', holder),
      ).rejects.toMatchObject(refused)
    }),
  )
})
