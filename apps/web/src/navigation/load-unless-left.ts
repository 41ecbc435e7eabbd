import { createStore, memoize, type Store } from '@foyer/core/store'

/** In ms: if the page is still open after that time, the person has stopped the navigation. */
const patience = 10_000

/** Has a navigation away from this page just begun? Unlike `unload`, `beforeunload` keeps no browser from caching the page. */
const isLeft = memoize<Window, Store<boolean>>((page) => {
  const store = createStore(false)
  page.addEventListener('beforeunload', () => {
    store.setState(true)
    setTimeout(() => store.setState(false), patience)
  })
  return store
}, new WeakMap())

/**
 * Begins to watch for navigations away from this page. Call it before anything is loaded later, because scripts that are requested
 * during such a navigation fail too.
 */
export function watchLeaving(): void {
  isLeft(window)
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
    if (typeof window === 'undefined' || !isLeft(window).getState()) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, patience))
  return load()
}
