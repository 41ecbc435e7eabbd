import { cleanReading } from '@foyer/core/fingerprint'
import type { Fingerprint } from '@foyer/core/wire'

/**
 * Reads what is sent with a sign-in. Readings without a source are `null`, and never made up.
 * @param analyticsId the analytics id of this browser, if there is one
 */
export type ReadFingerprint = (analyticsId?: string | null) => Fingerprint | Promise<Fingerprint>

/** The readings that all browsers have, unless an extension blocks or replaces them; ids come from agents, if there are any. */
export const readBasicFingerprint: ReadFingerprint = () => ({
  clientId: null,
  visitorId: null,
  sealed: null,
  userAgent: read('text', () => navigator.userAgent),
  screenWidth: read('number', () => screen.width),
  screenHeight: read('number', () => screen.height),
})

interface Kinds {
  text: string
  number: number
}

function read<Kind extends keyof Kinds>(kind: Kind, getValue: () => unknown): Kinds[Kind] | null {
  try {
    return cleanReading(kind, getValue()) as Kinds[Kind] | null
  } catch {
    return null
  }
}
