import { createContext, use, useSyncExternalStore } from 'react'

/** What the kit needs of an app's router. Paths are those of the address bar. */
export interface RouterAdapter {
  /** Navigates to a path with its query and hash, without loading the page. */
  readonly navigate: (to: string) => void
  /** Is there a route for this path (no query, no hash)? */
  readonly matchRoute: (path: string) => boolean
  /** Calls back after each change of the address; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The app's router; with `null`, the default, links load pages as in any document. */
export const KitRouter = createContext<RouterAdapter | null>(null)

export function useRouter(): RouterAdapter | null {
  return use(KitRouter)
}

const getServerSnapshot = (): null => null
const readAddress = (): string => location.href

/** The page's address, or the part of it that `read` returns; renders again when the address changes. `null` on a server. */
export function useAddress(read = readAddress): string | null {
  const router = useRouter()
  return useSyncExternalStore(router?.subscribe ?? listenToHistory, read, getServerSnapshot)
}

/** For an app without a router: the address changes by the history and by links within the page. */
function listenToHistory(listener: () => void): () => void {
  // Following a link within the page also dispatches `popstate`.
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
