import type { Fingerprint } from '@foyer/core/wire'

/**
 * Reads what is sent with a sign-in. Readings without a source are `null`, and never made up.
 * @param trackedId the analytics id of this browser, if there is one
 */
export type ReadFingerprint = (trackedId?: string | null) => Fingerprint | Promise<Fingerprint>

/** The maximum length of a text in the contract. */
const maxText = 1024

/** The readings that all browsers have; ids come from agents, if there are any. */
export const readBasicFingerprint: ReadFingerprint = () => ({
  clientId: null,
  visitorId: null,
  sealed: null,
  userAgent: navigator.userAgent.slice(0, maxText) || null,
  screenWidth: screen.width,
  screenHeight: screen.height,
})
