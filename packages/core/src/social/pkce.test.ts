import { expect, it } from 'vitest'
import { codeChallenge, createCodeVerifier } from './pkce.ts'

// R9.7
it('computes the challenge of RFC 7636, appendix B', async () => {
  const challenge = await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

it.each([
  [0xff, `${'_'.repeat(42)}8`],
  [0xfb, '-_v7'.repeat(10) + '-_s'],
])('writes a challenge that is safe in a URL: for the byte %i', async (byte, challenge) => {
  const subtle = { digest: async () => new Uint8Array(32).fill(byte).buffer }
  expect(await codeChallenge('', subtle)).toBe(challenge)
})

// R9.7
it('makes verifiers of every length from 43 to 128, of unreserved characters, each a new one', () => {
  const verifiers = Array.from({ length: 5000 }, () => createCodeVerifier())
  for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9._~-]{43,128}$/)
  expect(new Set(verifiers).size).toBe(verifiers.length)
  expect(new Set(verifiers.map(({ length }) => length)).size).toBe(86)
  expect(new Set(verifiers.join('')).size).toBe(66)
})

it('favours no length or character: it drops the bytes that would make some more likely', () => {
  let next = 0
  const verifier = createCodeVerifier((bytes) => bytes.forEach((_, index) => (bytes[index] = next++ % 256)))
  // The first byte, 0, is the length: 43. Then 1, 2, 3 …
  expect(verifier).toBe('BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr')
  // 256 is not a multiple of 86 (lengths) or 66 (characters), so bytes from 172 or 198 on are dropped. The byte below gives the last length
  // or character.
  const edges = [172, 171, ...Array.from({ length: 128 }, () => [198, 197])].flat().values()
  const last = createCodeVerifier((bytes) =>
    bytes.forEach((_, index) => (bytes[index] = edges.next().value ?? 0)),
  )
  expect(last).toBe('~'.repeat(128))
})
