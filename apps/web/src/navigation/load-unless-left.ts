import { createStore, memoize, type Store } from '@foyer/core/store'

/** In ms: if the page is still open after that time, the person has stopped the navigation. */
const patience = 10_000

/** Has somebody just set out from this page for another one? Unlike `unload`, `beforeunload` keeps no browser from caching the page. */
const isLeft = memoize<Window, Store<boolean>>((page) => {
  const store = createStore(false)
  page.addEventListener('beforeunload', () => {
    store.setState(true)
    setTimeout(() => store.setState(false), patience)
  })
  return store
}, new WeakMap())

/**
 * Begins to note that somebody sets out for another page. Before anything is loaded later, since what is asked for on the way out
 * fails too.
 */
export function watchLeaving(): void {
  isLeft(window)
}

/**
 * Loads a script. Firefox and Safari abort pending loads as soon as somebody starts to navigate away, and begin no others. That is no
 * error: it must neither show a message nor reload the page, which would replace the navigation.
 */
export async function loadUnlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    // Nobody leaves while the page is prerendered.
    if (typeof window === 'undefined' || !isLeft(window).getState()) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, patience))
  return load()
}
