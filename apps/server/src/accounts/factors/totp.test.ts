import fc from 'fast-check'
import { Secret, TOTP, URI } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { findStep, generateTotp, stepOf, writeBase32, writeTotpUri } from './totp.ts'

describe('An authenticator app’s code', () => {
  // RFC 6238, appendix B, shortened to six digits.
  test.for([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const)('matches the example of RFC 6238 at %i seconds: %s', ([seconds, code]) => {
    const secret = Buffer.from('12345678901234567890')
    expect(generateTotp(secret, stepOf(new Date(seconds * 1000)))).toBe(code)
  })

  test('equals the one another implementation computes from the same secret at the same time', () => {
    const time = fc.integer({ min: 0, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 40 }), time, (bytes, timestamp) => {
        const secret = Buffer.from(bytes)
        const theirs = new TOTP({ secret: Secret.fromBase32(writeBase32(secret)) })
        expect(generateTotp(secret, stepOf(new Date(timestamp)))).toBe(theirs.generate({ timestamp }))
      }),
      { numRuns: 10_000 },
    )
  })

  test('is accepted one step early or late, with blanks and dashes, and no further off', () => {
    const secret = Buffer.alloc(20, 7)
    const now = new Date(1_700_000_000_000)
    const step = stepOf(now)
    for (const offset of [-1, 0, 1]) {
      const code = generateTotp(secret, step + offset)
      expect(findStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)}-`, now)).toBe(step + offset)
    }
    for (const offset of [-2, 2])
      expect(findStep(secret, generateTotp(secret, step + offset), now)).toBeUndefined()
    for (const wrong of ['', '1', '1234567', 'abcdef', '１２３４５６'])
      expect(findStep(secret, wrong, now)).toBeUndefined()
  })
})

test('The QR code’s address tells an app which account it is for, whatever characters the names have', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.emailAddress(), (name, email) => {
      const issuer = name.replaceAll(/[:\ud800-\udfff]/g, '') || 'Foyer'
      const read = URI.parse(writeTotpUri(Buffer.alloc(20, 1), issuer, email))
      expect(read).toMatchObject({ issuer, label: email, digits: 6, period: 30, algorithm: 'SHA1' })
    }),
  )
})
