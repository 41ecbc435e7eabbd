import type { RouterAdapter } from '../router/router-adapter.ts'

/** An adapter for the History API, as docs/kit.md shows it. */
export function createHistoryRouter(pages: readonly RegExp[]): RouterAdapter {
  const listeners = new Set<() => void>()
  const notify = (): void => listeners.forEach((listener) => listener())
  return {
    navigate: (to) => {
      history.pushState(null, '', to)
      notify()
    },
    matchRoute: (path) => pages.some((page) => page.test(path)),
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('popstate', notify)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('popstate', notify)
      }
    },
  }
}
