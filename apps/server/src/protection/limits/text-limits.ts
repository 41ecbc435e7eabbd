import { parsePhone } from '@foyer/core/phone'
import type { Queries } from '../../database/database.ts'
import { addressKey, networkKey } from './address-key.ts'
import type { Counters } from './counters.ts'
import { addOne, computeRetryAfter } from './limited-account.ts'
import { resolvePlace, hashName, isKnownAddress, type Place } from './place.ts'
import type { RateLimitNumbers } from './rate-limit-numbers.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** Which limit prevents a text message. */
export type TextCeiling = 'phone' | 'calling_code' | 'all'

export interface TextRequest {
  /** ASCII `+digits`. */
  readonly to: string
  /**
   * Who requested a code or a link; `undefined`: nobody, the message reports to the owner what was done in the account; `notice`: nobody, the
   * message has a link that undoes a change, or reports one that was undone.
   */
  readonly requester?: { readonly place: Place; readonly account: string } | 'notice' | undefined
}

/** Counts text messages requested from one address, whatever their recipients. @throws TooManyAttemptsError */
export async function consumeTextAddress(
  counters: Counters,
  { textsPerAddress, textsPerNetwork }: RateLimitNumbers,
  address: string,
): Promise<void> {
  const ofAddress = { key: `text:${addressKey(address)}`, limit: textsPerAddress }
  const ofNetwork = { key: `text:network:${networkKey(address)}`, limit: textsPerNetwork }
  const [fromAddress, fromNetwork] = await counters.add([addOne(ofAddress), addOne(ofNetwork)])
  const retryAfterSeconds =
    computeRetryAfter(fromAddress, ofAddress) ?? computeRetryAfter(fromNetwork, ofNetwork)
  if (retryAfterSeconds !== null) throw new TooManyAttemptsError(retryAfterSeconds)
}

/**
 * Counts a text message just before it is sent, because each costs money and may disturb somebody. It runs after the answer, so that no
 * answer reveals the result. For each phone number, strangers, known addresses, known devices, account news, and notices have
 * separate limits, so that none of them uses up those of the others. Codes that signed-in people request count for the place where
 * they are: somebody who has stolen a session must not be able to use up the messages that warn its owner.
 * @returns the limit that is reached; `null`: it may be sent
 */
export async function countText(
  { counters, queries }: { readonly counters: Counters; readonly queries: Queries },
  { textsPerPhone, textsPerCallingCode, textsInAll }: RateLimitNumbers,
  { to, requester }: TextRequest,
): Promise<TextCeiling | null> {
  const requesterKind = await classifyRequester(queries, requester)
  const ofPhone = {
    ceiling: 'phone',
    key: `text:${requesterKind}:${hashName(to)}`,
    limit: textsPerPhone,
  } as const
  const callingCode = parsePhone(to).region?.phoneCode ?? 'unknown'
  const shared = [
    { ceiling: 'calling_code', key: `text:code:${callingCode}`, limit: textsPerCallingCode },
    { ceiling: 'all', key: 'text:all', limit: textsInAll },
  ] as const
  // A notice has no shared limits, which other people could use up: it is sent only once.
  const counted = requester === 'notice' ? [ofPhone] : [ofPhone, ...shared]
  const additions = counted.map(addOne)
  const counts = await counters.add(additions)
  const reached = counted.find((limited, index) => computeRetryAfter(counts[index], limited) !== null)
  const ceiling = reached?.ceiling ?? null
  // Takes the counts of an unsent message back: otherwise one phone number could use up the day's messages of all others.
  if (ceiling !== null) await counters.add(additions.map((addition) => ({ ...addition, by: -1 as const })))
  return ceiling
}

async function classifyRequester(queries: Queries, requester: TextRequest['requester']): Promise<string> {
  if (requester === undefined) return 'news'
  if (requester === 'notice') return requester
  const placeQuery = { ...requester, isOfMessages: true }
  // One limit for all known devices together, because somebody can sign in on any number of devices.
  if ((await resolvePlace(queries, placeQuery)).knownDevice !== undefined) return 'device'
  return (await isKnownAddress(queries, placeQuery)) ? 'known' : 'stranger'
}
