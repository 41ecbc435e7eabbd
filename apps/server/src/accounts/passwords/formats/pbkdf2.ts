import { readBase64, readKey, writeBase64 } from './base64.ts'
import type { HashCheck, HashFormat } from './hash-format.ts'

/** Takes a few seconds. */
const maxIterations = 2_000_000

export type Pbkdf2Digest = Extract<HashCheck, { type: 'pbkdf2' }>['digest']

/** `$pbkdf2-sha256$i=27500$<salt>$<key>`, and with sha1 and sha512. Keycloak, Django and Clerk export its parts. */
export const pbkdf2: HashFormat = {
  id: 'pbkdf2',
  read(hash) {
    const [, digest, iterations, saltText = '', keyText = ''] =
      /^\$pbkdf2-(sha1|sha256|sha512)\$i=([1-9]\d{0,9})\$([A-Za-z\d+/]*)\$([A-Za-z\d+/]+)$/.exec(hash) ?? []
    const salt = readBase64(saltText)
    const key = readKey(keyText)
    if (digest === undefined || salt === undefined || key === undefined) return undefined
    const check = {
      type: 'pbkdf2',
      digest: digest as Pbkdf2Digest,
      iterations: Number(iterations),
      salt,
      key,
    } as const
    if (check.iterations <= maxIterations) return { check }
    const limit = maxIterations.toLocaleString('en')
    return {
      check,
      problem: `its PBKDF2 has ${check.iterations.toLocaleString('en')} iterations, and at most ${limit} are allowed`,
    }
  },
}

export function writePbkdf2(
  digest: Pbkdf2Digest,
  iterations: number,
  salt: Uint8Array,
  key: Uint8Array,
): string {
  return `$pbkdf2-${digest}$i=${iterations}$${writeBase64(salt)}$${writeBase64(key)}`
}
