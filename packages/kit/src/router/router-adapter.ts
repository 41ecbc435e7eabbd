import { createContext, use, useSyncExternalStore } from 'react'

/** What the kit asks of an app's router. Paths are those of the address bar. */
export interface RouterAdapter {
  /** Goes to a path with its query and hash, without loading the page. */
  readonly navigate: (to: string) => void
  /** Is there a page for this path (no query, no hash)? */
  readonly matchRoute: (path: string) => boolean
  /** Calls after each change of the address; gives the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The app's router; `null`, and links load their pages as in any document, until one is provided. */
export const KitRouter = createContext<RouterAdapter | null>(null)

export function useRouter(): RouterAdapter | null {
  return use(KitRouter)
}

const none = (): null => null
const readAddress = (): string => location.href

/** The page's address, or what is read of it, which is drawn anew when the router changes it; `null` on a server. */
export function useAddress(read = readAddress): string | null {
  const router = useRouter()
  return useSyncExternalStore(router?.subscribe ?? listenToHistory, read, none)
}

/** Without a router the address changes by the history and by links within the page. */
function listenToHistory(listener: () => void): () => void {
  // A link to a place in the page is a `popstate` as well.
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
