import { addressKey } from './address-key.ts'
import type { Counters } from './counters.ts'
import { addOne, computeRetryAfter, type LimitedKey } from './limited-account.ts'
import { hashName } from './place.ts'

const perAddress = { attempts: 1, seconds: 3_600 }
const inAll = { attempts: 5, seconds: 86_400 }

/** What the keys of a person's counts begin with. */
export function noticesOf(userId: string): string {
  return `sign-in-notice:${hashName(userId)}`
}

/**
 * Whoever has the password could send its owner a mail by each sign-in. One tells what they have to know: so at most one an hour for each
 * address, which includes a submit that is sent again, and five a day. One that is not sent does not use up the five.
 */
export async function countSignInNotice(
  counters: Counters,
  userId: string,
  address: string,
): Promise<boolean> {
  const ofPerson = noticesOf(userId)
  return (
    (await isWithin(counters, { key: `${ofPerson}:${addressKey(address)}`, limit: perAddress })) &&
    isWithin(counters, { key: ofPerson, limit: inAll })
  )
}

async function isWithin(counters: Counters, limited: LimitedKey): Promise<boolean> {
  const [count] = await counters.add([addOne(limited)])
  return computeRetryAfter(count, limited) === null
}
