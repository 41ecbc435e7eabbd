import { sign, type KeyObject } from 'node:crypto'

export interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
}

/** A JWT (RFC 7519), signed with EdDSA (RFC 8037). */
export function signToken({ kid, privateKey }: SigningKey, claims: object): string {
  const signed = `${encode({ alg: 'EdDSA', kid, typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
