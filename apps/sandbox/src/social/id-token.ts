import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, importJWK, SignJWT, type JWTPayload } from 'jose'
import type { AnswerGroup } from './answers.ts'
import type { SigningKey } from './signing-key.ts'

/** Faulty id tokens. Except for the first two, their signature is valid. */
export const idTokenAnswers: AnswerGroup = {
  title: 'In the id token',
  answers: [
    { id: 'key-rotated', title: 'Key rotated' },
    { id: 'unknown-key', title: 'Signed by a stranger' },
    { id: 'other-nonce', title: 'Another nonce' },
    { id: 'other-audience', title: 'For another client' },
    { id: 'other-issuer', title: 'From another issuer' },
    { id: 'expired-token', title: 'Expired id token' },
  ],
}

const expiredTimestamp = 1_700_000_000

const changes: Readonly<Record<string, JWTPayload>> = {
  'other-nonce': { nonce: 'of-another-request' },
  'other-audience': { aud: 'of-another-client' },
  'other-issuer': { iss: 'https://issuer.example' },
  'expired-token': { iat: expiredTimestamp, exp: expiredTimestamp + 3600 },
}

/** @param key the private one, in RS256 */
export async function signIdToken(claims: JWTPayload, answer: string, key: SigningKey): Promise<string> {
  const signing =
    answer === 'unknown-key'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
      : await importJWK(key, 'RS256')
  return new SignJWT({ ...claims, ...changes[answer] })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .sign(signing)
}

/** Applies the chosen fault to a token, if any. @param key the key that has signed it */
export async function changeIdToken(token: string, answer: string, key: SigningKey): Promise<string> {
  const usesPublishedKey = answer !== 'unknown-key' && !changes[answer]
  return usesPublishedKey ? token : signIdToken(decodeJwt(token), answer, key)
}
