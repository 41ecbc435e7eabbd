import type { MouseEvent } from 'react'
import type { RouterAdapter } from './router-adapter.ts'

/**
 * Navigates with the app's router if a clicked link leads to the same host and a known route. All else is left to the browser: clicks
 * with other buttons or modifier keys, links with a target or `download`, and links within the page.
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
