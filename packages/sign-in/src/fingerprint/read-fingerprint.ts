import type { Fingerprint } from '@foyer/core/wire'

/** Reads what travels with a sign-in. A reading that there is no source for is `null`, never invented. */
export type ReadFingerprint = () => Fingerprint | Promise<Fingerprint>

/** The longest text that the contract takes. */
const maxText = 1024

/** The readings that every browser has; the ids come from agents, where there are any. */
export const readBasicFingerprint: ReadFingerprint = () => ({
  clientId: null,
  visitorId: null,
  sealed: null,
  userAgent: navigator.userAgent.slice(0, maxText) || null,
  screenWidth: screen.width,
  screenHeight: screen.height,
})
