import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { rateLimits, userEmails, userPhones } from '../../database/schema/schema.ts'
import { addressKey } from './address-key.ts'

/** Where a request comes from. */
export interface Place {
  readonly address: string
  /** The browser's device secret, if somebody has signed in with it before. */
  readonly device: string | undefined
}

/** The caller of an action that is limited for each account. */
export interface PlaceQuery {
  readonly place: Place
  /** The normalised e-mail address or phone number, or the person's id. */
  readonly account: string
  /**
   * Does the action send a message to that address or number, or guess the code in one? Then places are only known once somebody has
   * proven that the identifier is theirs: anybody can create an account with somebody else's number, and sign in to it on any number of
   * devices.
   */
  readonly isOfMessages: boolean
}

/** Whether an account knows a place, and by what. */
export interface ResolvedPlace {
  readonly originKey: string
  readonly accountKey: string
  /** The key of the device, if the account knows it. */
  readonly knownDevice: string | undefined
}

/** Hashes an identifier or a secret: the table stores only hashes. */
export function hashName(name: string): string {
  return createHash('sha256').update(name).digest('base64url')
}

/** Queries the database only if the browser has a device cookie. */
export async function resolvePlace(
  queries: Queries,
  { place, ...target }: PlaceQuery,
): Promise<ResolvedPlace> {
  const accountKey = hashName(target.account)
  const originKey = addressKey(place.address)
  const device = place.device === undefined ? undefined : hashName(place.device)
  const isKnownDevice = device !== undefined && (await isKnown(queries, `${accountKey}:${device}`, target))
  return { originKey, accountKey, knownDevice: isKnownDevice ? device : undefined }
}

export function isKnownAddress(queries: Queries, { place, ...target }: PlaceQuery): Promise<boolean> {
  return isKnown(queries, `${hashName(target.account)}:${addressKey(place.address)}`, target)
}

/** The keys of an account's counts for a place: for its address, and for its device. */
export function placeKeys({ address, device }: Place, account: string): string[] {
  return [
    `${hashName(account)}:${addressKey(address)}`,
    ...(device === undefined ? [] : [deviceKey(device, account)]),
  ]
}

/** The key of an account's device. */
export function deviceKey(device: string, account: string): string {
  return `${hashName(account)}:${hashName(device)}`
}

async function isKnown(
  queries: Queries,
  key: string,
  { account, isOfMessages }: Omit<PlaceQuery, 'place'>,
): Promise<boolean> {
  const rows = await queries
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, `known:${key}`), gt(rateLimits.expiresAt, sql`now()`)))
  return rows.length > 0 && (!isOfMessages || (await isProven(queries, account)))
}

async function isProven(queries: Queries, account: string): Promise<boolean> {
  const rows = account.includes('@')
    ? await queries
        .select({ userId: userEmails.userId })
        .from(userEmails)
        .where(and(eq(userEmails.email, account), isNotNull(userEmails.verifiedAt)))
    : await queries
        .select({ userId: userPhones.userId })
        .from(userPhones)
        .where(and(eq(userPhones.phone, account), isNotNull(userPhones.verifiedAt)))
  return rows.length > 0
}
