import { lazy, type ComponentType } from 'react'
import { loadUnlessLeft } from '../../navigation/load-unless-left.ts'

/** A notice that is loaded later, and left out if it cannot be loaded. */
function lazyNotice(load: () => Promise<ComponentType>) {
  return lazy(() =>
    loadUnlessLeft(load).then(
      (Notice) => ({ default: Notice }),
      () => ({ default: () => null }),
    ),
  )
}

/** Also cached by the service worker, for pages that are opened without a network. */
export const OfflineNotice = lazyNotice(
  async () => (await import('../../first-page/offline-notice.tsx')).OfflineNotice,
)
/** Shown to signed-in people with an identifier that is not proven. */
export const UnprovenNotice = lazyNotice(
  async () => (await import('../../verify/unproven-notice.tsx')).UnprovenNotice,
)
/** Shown above a form after a session has ended. */
export const EndedNotice = lazyNotice(
  async () => (await import('../../account/sessions/ended-notice.tsx')).EndedNotice,
)
/** Shown on the overview after a sign-in with a password. */
export const PasskeyOffer = lazyNotice(
  async () => (await import('../../account/passkey-offer.tsx')).PasskeyOffer,
)
