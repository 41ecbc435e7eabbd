import { createHash } from 'node:crypto'
import { addressKey } from './address-key.ts'
import type { Counters } from './counters.ts'

/** Where a request comes from. */
export interface Place {
  readonly address: string
  /** The browser's device secret, if somebody has signed in with it before. */
  readonly device: string | undefined
}

/** What an account knows about a place. */
export interface Standing {
  readonly from: string
  readonly to: string
  /** The key of the device, if the account knows it. */
  readonly knownDevice: string | undefined
}

/** Hashes an identifier or a secret: the table stores only hashes. */
export function hashName(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}

/** Only queries the database if the browser has a device cookie. */
export async function findStanding(counters: Counters, place: Place, account: string): Promise<Standing> {
  const to = hashName(account)
  const from = addressKey(place.address)
  const device = place.device === undefined ? undefined : hashName(place.device)
  const isKnown = device !== undefined && (await counters.isMarked(`known:${to}:${device}`))
  return { from, to, knownDevice: isKnown ? device : undefined }
}

export function isKnownAddress(counters: Counters, { from, to }: Standing): Promise<boolean> {
  return counters.isMarked(`known:${to}:${from}`)
}

/** The keys of an account's counts for a place: for its address, and for its device. */
export function placeKeys({ address, device }: Place, account: string): string[] {
  const to = hashName(account)
  return [`${to}:${addressKey(address)}`, ...(device === undefined ? [] : [`${to}:${hashName(device)}`])]
}
