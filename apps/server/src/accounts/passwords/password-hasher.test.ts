import { hashSync } from '@node-rs/argon2'
import { afterAll, describe, expect, test } from 'vitest'
import { OverloadedError } from './overloaded-error.ts'
import { createDecoyHash, createPasswordHasher, hashParameters } from './password-hasher.ts'

const hasher = createPasswordHasher({ threads: 2, maxQueued: 100 })
afterAll(() => hasher.close())

describe('the password hasher', () => {
  test('hashes with the parameters that OWASP asks for, each time with a new salt', async () => {
    const [one, two] = await Promise.all([hasher.hash('Correct1horse'), hasher.hash('Correct1horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two).not.toBe(one)
  })

  test('knows the right password from a wrong one', async () => {
    const hash = await hasher.hash('Correct1horse')
    expect(await hasher.verify(hash, 'Correct1horse')).toBe(true)
    expect(await hasher.verify(hash, 'Correct1horsf')).toBe(false)
    expect(await hasher.verify(hash, '')).toBe(false)
  })

  test('accepts the same password typed on a keyboard that encodes its characters differently', async () => {
    const composed = await hasher.hash('\u00c5ngstr\u00f6m1')
    expect(await hasher.verify(composed, 'A\u030angstro\u0308m1')).toBe(true)
    expect(await hasher.verify(await hasher.hash('Pass1word'), '\uff30\uff41\uff53\uff53\uff11word')).toBe(
      true,
    )
  })

  // `npm run torture -- --only timing` compares how long the two take.
  test('answers false where there is no account, after the work of a real check', async () => {
    expect(createDecoyHash()).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
    const check = hasher.verify(null, 'wrong')
    expect(hasher.depth).toBe(1)
    expect(await check).toBe(false)
  })

  test('rejects and counts what exceeds its queue at once, with a time to retry, and measures how long the others waited', async () => {
    const waits: number[] = []
    let refused = 0
    const small = createPasswordHasher(
      { threads: 1, maxQueued: 3 },
      { observePasswordWait: (wait) => void waits.push(wait), countRefusedPassword: () => refused++ },
    )
    const attempts = Array.from({ length: 8 }, () => small.verify(null, 'x'))
    expect(small.depth).toBe(4)
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      ...Array.from({ length: 4 }, () => 'rejected'),
    ])
    const error = await Promise.reject(outcomes[7]).catch((outcome: PromiseRejectedResult) => outcome.reason)
    expect(error).toBeInstanceOf(OverloadedError)
    expect(error).toMatchObject({ code: 'overloaded', retryAfterSeconds: 1 })
    expect(refused).toBe(4)
    expect(waits).toHaveLength(4)
    expect(waits[3]).toBeGreaterThan(waits[0] ?? Infinity)
    expect(await small.verify(null, 'x')).toBe(false)
    await small.close()
  })

  test('rejects a password at once if it would wait too long, even when the queue has room', async () => {
    const impatientHasher = createPasswordHasher({ threads: 1, maxQueued: 100, maxWaitMilliseconds: 1 })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => impatientHasher.hash('x')))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(10)
    expect(await impatientHasher.verify(null, 'x')).toBe(false)
    await impatientHasher.close()
  })

  test('fails on an unreadable hash, rather than calling the password wrong', async () => {
    await expect(hasher.verify('not a hash', 'x')).rejects.toThrow('Password hashing failed')
    expect(hasher.depth).toBe(0)
  })

  test('leaves the event loop free while it hashes', async () => {
    const hashes = Promise.all(Array.from({ length: 8 }, () => hasher.hash('Correct1horse')))
    let turns = 0
    let isDone = false
    const turn = () => {
      turns++
      if (!isDone) setImmediate(turn)
    }
    turn()
    await hashes
    isDone = true
    expect(turns).toBeGreaterThan(100)
  })
})

describe('a stored hash', () => {
  test.each([
    ['today’s parameters', {}, false],
    ['stronger ones', { memoryCost: 32_768, timeCost: 3 }, false],
    ['less memory', { memoryCost: 8_192 }, true],
    ['fewer passes', { timeCost: 1 }, true],
    ['another variant', { algorithm: 1 }, true],
  ])('made with %s needs rehashing: %o -> %s', (_, options, expected) => {
    const hash = hashSync('x', { algorithm: 2, parallelism: 1, ...hashParameters, ...options })
    expect(hasher.needsRehash(hash)).toBe(expected)
  })
})
