import type { MouseEvent } from 'react'
import type { RouterAdapter } from './router-adapter.ts'

/**
 * Follows a pressed link by the app's router where it leads to the same host and a known route; anything else is left
 * to the browser: other buttons and keys held with the press, a target, a download, a place in this page.
 */
export function followLink(event: MouseEvent, link: HTMLAnchorElement, router: RouterAdapter | null): void {
  if (router === null || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (!['', '_self'].includes(link.target.toLowerCase()) || link.hasAttribute('download')) return
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin) return
  const isHere = pathname === location.pathname && search === location.search
  if ((isHere && hash !== '') || !router.matchRoute(pathname)) return
  event.preventDefault()
  router.navigate(pathname + search + hash)
}
