import type { Readings } from '@foyer/core/fingerprint'
import type { Identity } from './fingerprint-agent.ts'

/** What takes its time, kept for a day. */
export interface CachedFingerprint {
  readonly identity: Identity
  readonly drawn: Readings
}

interface Entry extends CachedFingerprint {
  /** When it was read, in milliseconds since 1970. */
  readonly at: number
  readonly agent: string
}

export const fingerprintCacheKey = 'foyer-fingerprint'

const day = 86_400_000

/** @param agent the name of the agent that is to have made it */
export function readCache(
  scope: { readonly localStorage: Storage },
  agent: string,
  now: number,
): CachedFingerprint | undefined {
  try {
    const entry: unknown = JSON.parse(scope.localStorage.getItem(fingerprintCacheKey) ?? 'null')
    if (!isEntry(entry) || entry.agent !== agent) return undefined
    // In the future: the clock has been set back since.
    return entry.at <= now && now < entry.at + day ? entry : undefined
  } catch {
    return undefined
  }
}

export function writeCache(
  scope: { readonly localStorage: Storage },
  agent: string,
  now: number,
  { identity, drawn }: CachedFingerprint,
): void {
  const entry: Entry = { at: now, agent, identity, drawn }
  try {
    scope.localStorage.setItem(fingerprintCacheKey, JSON.stringify(entry))
  } catch {
    // Full or blocked: it is read again the next time.
  }
}

/** What is inside the two objects is looked at when the payload is made. */
function isEntry(value: unknown): value is Entry {
  const { at, agent, identity, drawn } = Object(value) as Partial<Record<keyof Entry, unknown>>
  return typeof at === 'number' && typeof agent === 'string' && isObject(identity) && isObject(drawn)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
