import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Texts } from '../consent/consent.ts'
import type { Person } from '../people.ts'

/** OpenID Authentication 2.0, section 4.1.2. */
export const ns = 'http://specs.openid.net/auth/2.0'

export type Assertion = Readonly<Record<string, string>>

/** The order of Steam's own list of signed fields, which is itself signed. */
const signedNames = [
  'signed',
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
]

/** 7656119 and ten more digits: an individual account in the public universe. */
const steamIdOf = ({ number }: Person): string => `7656119${8_000_000_000 + number}`

function claimedIdOf(endpoint: string, person: Person): string {
  return new URL(`/social/steam/openid/id/${steamIdOf(person)}`, endpoint).href
}

/** Section 10.1: a UTC time, and a unique suffix. @param now in milliseconds */
export function makeNonce(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19)}Z${randomBytes(15).toString('base64')}`
}

export function describeAssertion(
  endpoint: string,
  returnTo: string,
  person: Person,
  nonce: string,
): Assertion {
  const claimedId = claimedIdOf(endpoint, person)
  return {
    ns,
    mode: 'id_res',
    op_endpoint: endpoint,
    claimed_id: claimedId,
    identity: claimedId,
    return_to: returnTo,
    response_nonce: nonce,
    assoc_handle: '1234567890',
    signed: signedNames.join(','),
  }
}

/** Only this sandbox knows the key, because the association is private (section 11.4.2). */
const key = randomBytes(20)

/** Key-value form (section 4.1.1). */
export function toKeyValueForm(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${name}:${value}\n`).join('')
}

/** Section 6: signs the listed fields in their order, in key-value form. */
export function sign(assertion: Texts): string {
  const signed = (assertion['signed'] ?? '').split(',').map((name) => [name, assertion[name] ?? ''] as const)
  return createHmac('sha1', key).update(toKeyValueForm(signed)).digest('base64')
}

export function isSigned(assertion: Texts): boolean {
  const expected = Buffer.from(sign(assertion))
  const received = Buffer.from(assertion['sig'] ?? '')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
