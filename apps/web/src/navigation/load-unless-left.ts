import { createStore } from '@foyer/core/store'

/** In ms: if the page is still open after that time, the person has stopped the navigation. */
const patience = 10_000

/** Has somebody just set out for another page? */
const isLeft = createStore(false)

/**
 * Notes whenever somebody sets out for another page. Call it once, before anything is loaded later: what is asked for on the way out
 * fails too. Unlike `unload`, `beforeunload` keeps no browser from caching the page.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => {
    isLeft.setState(true)
    setTimeout(() => isLeft.setState(false), patience)
  })
}

/**
 * Loads a script. Firefox and Safari abort pending loads as soon as somebody starts to navigate away, and begin no others. That is no
 * error: it must neither show a message nor reload the page, which would replace the navigation.
 */
export async function loadUnlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (!isLeft.getState()) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, patience))
  return load()
}
