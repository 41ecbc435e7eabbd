import type { Locale } from '@foyer/core/wire'

/** Tells the service worker to cache a language's messages for use offline. By itself it only caches the browser's language and English. */
export function cacheForOffline(lang: Locale): void {
  // Never resolves in browsers that allow no service worker.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(lang, []))
}
