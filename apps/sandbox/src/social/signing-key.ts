import { generateKeyPairSync, randomUUID } from 'node:crypto'

/** A private key as a JWK. */
export interface SigningKey {
  readonly kty: string
  readonly alg: string
  readonly use: string
  readonly kid: string
  readonly [name: string]: unknown
}

/** The kind of key with which Google and Telegram sign id tokens. */
export function makeRsaKey(): SigningKey {
  return describe(
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    'RS256',
  )
}

/** A kind of key that makes some libraries fail while they look for the right one. */
export function makeSecp256k1Key(): SigningKey {
  return describe(
    generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey.export({ format: 'jwk' }),
    'ES256K',
  )
}

function describe({ kty = '', ...key }: Record<string, unknown>, alg: string): SigningKey {
  return { ...key, kty: String(kty), alg, use: 'sig', kid: randomUUID() }
}

const publicNames = new Set(['kty', 'n', 'e', 'crv', 'x', 'y', 'alg', 'use', 'kid'])

/** The public part of a key. */
export function toPublicKey(key: SigningKey): Record<string, unknown> {
  return Object.fromEntries(Object.entries(key).filter(([name]) => publicNames.has(name)))
}
