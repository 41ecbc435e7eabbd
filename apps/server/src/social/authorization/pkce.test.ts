import { describe, expect, test } from 'vitest'
import { challenge, verifier } from '../../testing/social/social-test.ts'
import { createCodeChallenge, deriveCodeVerifier, isVerifierOf } from './pkce.ts'

describe('a code challenge', () => {
  test('matches the example of RFC 7636, appendix B', () => {
    expect(createCodeChallenge(verifier)).toBe(challenge)
    expect(isVerifierOf(challenge, verifier)).toBe(true)
  })

  test.for([verifier.slice(1), `${verifier}A`, challenge, ''])('does not match %s', (other) => {
    expect(isVerifierOf(challenge, other)).toBe(false)
  })

  test('of a linking request depends on both the browser and the address', () => {
    const made = deriveCodeVerifier('browser', 'state')
    expect(made).toMatch(/^[\w-]{43}$/)
    expect(
      new Set([made, deriveCodeVerifier('other', 'state'), deriveCodeVerifier('browser', 'other')]).size,
    ).toBe(3)
  })
})
