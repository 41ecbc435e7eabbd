import { lazy, type ComponentType } from 'react'

/** The page does without a notice that cannot be had. */
function lazyNotice(load: () => Promise<ComponentType>) {
  return lazy(() =>
    load().then(
      (Notice) => ({ default: Notice }),
      () => ({ default: () => null }),
    ),
  )
}

/** Of the shell without a network: the service worker keeps it. */
export const UnreachedNotice = lazyNotice(
  async () => (await import('../first-page/unreached-notice.tsx')).UnreachedNotice,
)
/** Above a form, where somebody was signed in just now. */
export const EndedNotice = lazyNotice(async () => (await import('../account/ended-notice.tsx')).EndedNotice)
