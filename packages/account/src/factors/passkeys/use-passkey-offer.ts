import { openStorage } from '@foyer/kit/storage'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi, type Api } from '@foyer/sign-in'
import { useEffect, useState } from 'react'
import { canCreatePasskeys } from './add-new-passkey.ts'

/** In ms: an offer that was declined comes back after 30 days. */
const cooldown = 30 * 24 * 60 * 60 * 1000

const storage = openStorage('localStorage')
const storageKeyOf = (userId: string): string => `foyer-passkey-offer-${userId}`

export interface PasskeyOfferState {
  /** `closed`: the person has declined it just now. */
  readonly status: 'none' | 'open' | 'closed' | 'made'
  readonly decline: () => void
  readonly complete: () => void
}

/**
 * Is it time to offer a passkey? Asks the server only in a browser that can create one, and not within 30 days of a declined offer.
 * @param now the clock, in ms since the epoch
 */
export function usePasskeyOffer(userId: string, now: () => number): PasskeyOfferState {
  const { api } = useApi()
  const [isOffered, setIsOffered] = useStateAfterPress(false)
  const [result, setResult] = useState<'closed' | 'made' | null>(null)

  useEffect(() => {
    if (!canCreatePasskeys() || isCoolingDown(userId, now())) return undefined
    const controller = new AbortController()
    shouldOffer(api, controller.signal).then(
      (should) => should && !controller.signal.aborted && setIsOffered(true),
      // Nothing is offered while the server cannot be asked.
      () => undefined,
    )
    return () => controller.abort()
  }, [api, userId, now, setIsOffered])

  function decline(): void {
    storage.write(storageKeyOf(userId), String(now()))
    setResult('closed')
  }

  return { status: isOffered ? (result ?? 'open') : 'none', decline, complete: () => setResult('made') }
}

function isCoolingDown(userId: string, now: number): boolean {
  const declinedAt = Number(storage.read(storageKeyOf(userId)) ?? Number.NaN)
  // A time in the future is ignored: a clock that was set back must not suppress the offer for longer.
  return declinedAt <= now && now < declinedAt + cooldown
}

/**
 * Yes after a recent sign-in, for a person with a proven identifier, a password and no passkey. A passkey that the browser created
 * without asking is counted. A person with an authenticator app has proven an identifier, and `proofWays` lists no other way for them.
 */
async function shouldOffer(api: Api, signal: AbortSignal): Promise<boolean> {
  const { isRecent, ways } = await api.call('proofWays', { signal })
  const names = new Set(ways.map(({ way }) => way))
  const isProven = names.has('email') || names.has('phone')
  const isEligible = names.has('totp') || (isProven && names.has('password'))
  if (!isRecent || !isEligible || names.has('passkey')) return false
  const { passkeys, offers } = await api.call('factors', { signal })
  return offers.passkey && passkeys.length === 0
}
