import { parsePhone } from '@foyer/core/phone'
import { addressKey, networkKey } from './address-key.ts'
import type { Counters } from './counters.ts'
import { addOne, secondsRefused } from './limited-account.ts'
import { findStanding, hashName, isKnownAddress, type Place } from './place.ts'
import type { RateLimitNumbers } from './rate-limit-numbers.ts'
import { TooManyAttemptsError } from './too-many-attempts-error.ts'

/** Which limit prevents a text message. */
export type TextCeiling = 'phone' | 'calling_code' | 'all'

export interface WantedText {
  /** ASCII `+digits`. */
  readonly to: string
  /** Who requested it without being signed in; `undefined`: a signed-in person; `notice`: nobody, it has the link that undoes a change, or tells of one that was undone. */
  readonly asker?: { readonly place: Place; readonly account: string } | 'notice' | undefined
}

/** Counts text messages requested from one address, whatever their recipients. @throws TooManyAttemptsError */
export async function consumeTextAddress(
  counters: Counters,
  { textsPerAddress, textsPerNetwork }: RateLimitNumbers,
  address: string,
): Promise<void> {
  const [ofAddress, ofNetwork] = await counters.add([
    addOne(`text:${addressKey(address)}`, textsPerAddress),
    addOne(`text:network:${networkKey(address)}`, textsPerNetwork),
  ])
  const retryAfterSeconds =
    secondsRefused(ofAddress, textsPerAddress) ?? secondsRefused(ofNetwork, textsPerNetwork)
  if (retryAfterSeconds !== null) throw new TooManyAttemptsError(retryAfterSeconds)
}

/**
 * Counts a text message just before it is sent, because each costs money and may disturb somebody. It runs after the answer, so that no
 * answer reveals the result. For each phone number, strangers, known addresses, each known device, signed-in people, and notices have separate
 * limits, so that none of them uses up those of the others.
 * @returns the limit that is reached; `null`: it may be sent
 */
export async function countText(
  counters: Counters,
  { textsPerPhone, textsPerCallingCode, textsInAll }: RateLimitNumbers,
  { to, asker }: WantedText,
): Promise<TextCeiling | null> {
  const who = await nameAsker(counters, asker)
  const ofPhone = { ceiling: 'phone', key: `text:${who}:${hashName(to)}`, limit: textsPerPhone } as const
  const callingCode = parsePhone(to).region?.phoneCode ?? 'unknown'
  const shared = [
    { ceiling: 'calling_code', key: `text:code:${callingCode}`, limit: textsPerCallingCode },
    { ceiling: 'all', key: 'text:all', limit: textsInAll },
  ] as const
  // Nobody else can use up what a notice needs: it is sent only once.
  const counted = asker === 'notice' ? [ofPhone] : [ofPhone, ...shared]
  const additions = counted.map(({ key, limit }) => addOne(key, limit))
  const counts = await counters.add(additions)
  const reached = counted.find(({ limit }, index) => secondsRefused(counts[index], limit) !== null)
  const ceiling = reached?.ceiling ?? null
  // Takes the counts of an unsent message back: otherwise one phone number could use up the day's messages of all others.
  if (ceiling !== null) await counters.add(additions.map((addition) => ({ ...addition, by: -1 as const })))
  return ceiling
}

async function nameAsker(counters: Counters, asker: WantedText['asker']): Promise<string> {
  if (asker === undefined) return 'signed-in'
  if (asker === 'notice') return asker
  const standing = await findStanding(counters, asker.place, asker.account)
  if (standing.knownDevice !== undefined) return `device:${standing.knownDevice}`
  return (await isKnownAddress(counters, standing)) ? 'known' : 'stranger'
}
