import type { Readings } from '@foyer/core/fingerprint'
import { openStorage } from '@foyer/kit/storage'
import type { AgentResult } from './fingerprint-agent.ts'

/** The slow readings, cached for a day. */
export interface CachedFingerprint {
  readonly identity: AgentResult
  readonly canvas: Readings
}

interface Entry extends CachedFingerprint {
  /** The time of reading, in milliseconds since 1970. */
  readonly at: number
  readonly agent: string
}

export const fingerprintCacheKey = 'foyer-fingerprint'

const day = 86_400_000

/** @param agent the name of the agent whose result is wanted */
export function readCache(
  scope: { readonly localStorage: Storage },
  agent: string,
  now: number,
): CachedFingerprint | undefined {
  const entry = openStorage('localStorage', scope).readJson(fingerprintCacheKey)
  if (!isEntry(entry) || entry.agent !== agent) return undefined
  // An entry from the future means that the clock was set back.
  return entry.at <= now && now < entry.at + day ? entry : undefined
}

export function writeCache(
  scope: { readonly localStorage: Storage },
  agent: string,
  now: number,
  { identity, canvas }: CachedFingerprint,
): void {
  const entry: Entry = { at: now, agent, identity, canvas }
  openStorage('localStorage', scope).write(fingerprintCacheKey, JSON.stringify(entry))
}

/** Checks the outer shape; the two objects are checked when the payload is made. */
function isEntry(value: unknown): value is Entry {
  const { at, agent, identity, canvas } = Object(value) as Partial<Record<keyof Entry, unknown>>
  return typeof at === 'number' && typeof agent === 'string' && isObject(identity) && isObject(canvas)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
