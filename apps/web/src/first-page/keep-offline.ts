import type { Locale } from '@foyer/core/wire'

/** Has the service worker keep a language's messages for when there is no network. It keeps no others but the browser's, and English. */
export function keepOffline(lang: Locale): void {
  // Never ready in browsers that allow no worker.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(lang, []))
}
