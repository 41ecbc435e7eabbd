import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createPasswordHasher } from '../password-hasher.ts'
import { findHashProblem, parseHash } from './formats.ts'
import { writePbkdf2 } from './pbkdf2.ts'
import { writeScrypt } from './scrypt.ts'
import { knownHashes } from './testing/known-hashes.ts'

const hasher = createPasswordHasher({ threads: 1, maxQueued: 100 })
afterAll(() => hasher.close())

describe('a password hash from another system', () => {
  test.each(knownHashes)(
    'verifies, and is marked for rehashing unless it is argon2id: $source',
    async ({ password, hash }) => {
      expect(findHashProblem(hash)).toBeUndefined()
      expect(await hasher.verify(hash, password)).toBe(true)
      expect(await hasher.verify(hash, `${password}x`)).toBe(false)
      expect(await hasher.verify(hash, '')).toBe(false)
      expect(hasher.needsRehash(hash)).toBe(!hash.startsWith('$argon2id$'))
    },
  )

  test('is compared with the password as typed, since other systems do not normalise it', async () => {
    const [known] = knownHashes
    // U+FF35 is a full-width U.
    expect(await hasher.verify(known?.hash ?? null, '\uFF35*U')).toBe(false)
  })

  test('verifies while the event loop is free', async () => {
    let turns = 0
    let isDone = false
    const turn = () => {
      turns++
      if (!isDone) setImmediate(turn)
    }
    turn()
    await Promise.all(knownHashes.map(({ hash, password }) => hasher.verify(hash, password)))
    isDone = true
    expect(turns).toBeGreaterThan(100)
  })
})

const salt = Buffer.from('a salt of many bytes')
const key = Buffer.alloc(32, 7)

describe('a hash that is not imported', () => {
  test.each([
    [
      'too much work',
      '$2b$15$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
      /bcrypt has a cost of 15/,
    ],
    ['too many iterations', writePbkdf2('sha256', 2_000_001, salt, key), /2,000,001 iterations/],
    [
      'too much memory',
      writeScrypt({ cost: 2 ** 18, blockSize: 8, parallelism: 1, salt, key }),
      /takes 256 MiB/,
    ],
    [
      'memory too often',
      writeScrypt({ cost: 2 ** 17, blockSize: 8, parallelism: 9, salt, key }),
      /work of 1152 MiB/,
    ],
    ['too large an argon2', `$argon2id$v=19$m=262144,t=1,p=1$c29tZXNhbHQ$${'A'.repeat(43)}`, /256 MiB/],
    ['too many passes', `$argon2id$v=19$m=65536,t=99,p=1$c29tZXNhbHQ$${'A'.repeat(43)}`, /99 passes/],
    ['a key that is empty', '$pbkdf2-sha256$i=1000$c2FsdA$', /not known here/],
    ['a key that is short', writePbkdf2('sha1', 1000, salt, Buffer.alloc(8)), /not known here/],
    ['a version of bcrypt with an error', `$2x$05$${'C'.repeat(53)}`, /not known here/],
    ['MD5', '5f4dcc3b5aa765d61d8327deb882cf99', /not known here/],
    ['a password', 'correct horse', /not known here/],
  ] as const)('because of %s', (_, hash, problem) => {
    expect(findHashProblem(hash)).toMatch(problem)
    expect(findHashProblem(hash)).not.toContain(hash)
  })

  test('is any text of an unknown format, and reading it never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...knownHashes), fc.nat(), (text, { hash }, place) => {
        const at = place % hash.length
        for (const odd of [text, `${hash}${text.trim()}$`, `${hash.slice(0, at)}\0${hash.slice(at)}`])
          expect(parseHash(odd)).toBeUndefined()
      }),
    )
  })

  test('is none that is written here from its parts', () => {
    const bytes = (minLength: number, maxLength: number) => fc.uint8Array({ minLength, maxLength })
    fc.assert(
      fc.property(bytes(0, 64), bytes(16, 64), fc.integer({ min: 1, max: 17 }), (salt, key, exponent) => {
        const scrypt = writeScrypt({ cost: 2 ** exponent, blockSize: 8, parallelism: 1, salt, key })
        expect(parseHash(scrypt)?.check).toMatchObject({ type: 'scrypt', cost: 2 ** exponent })
        const check = parseHash(writePbkdf2('sha512', exponent, salt, key))?.check
        expect(check?.type === 'pbkdf2' && Buffer.from(key).equals(check.key)).toBe(true)
      }),
    )
  })
})
