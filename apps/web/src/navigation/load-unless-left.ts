import { createStore, memoize, type Store } from '@foyer/core/store'

/** In ms: if the page is still open after that time, the person has stopped the navigation. */
const navigationTimeout = 10_000

/** For each window: has a navigation away from its page just begun? Unlike `unload`, `beforeunload` keeps no browser from caching the page. */
const leavingStoreOf = memoize<Window, Store<boolean>>((page) => {
  const store = createStore(false)
  page.addEventListener('beforeunload', () => {
    store.setState(true)
    setTimeout(() => store.setState(false), navigationTimeout)
  })
  return store
}, new WeakMap())

/**
 * Begins to watch for navigations away from this page. Call it before anything is loaded later, because scripts that are requested
 * during such a navigation fail too.
 */
export function watchLeaving(): void {
  leavingStoreOf(window)
}

/**
 * Loads a script. Firefox and Safari abort pending loads as soon as a navigation away from the page begins, and start no new ones.
 * That is no error: it must neither show a message nor reload the page, which would cancel the navigation.
 */
export async function loadUnlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    // There is no navigation while the page is prerendered.
    if (typeof window === 'undefined' || !leavingStoreOf(window).getState()) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, navigationTimeout))
  return load()
}
