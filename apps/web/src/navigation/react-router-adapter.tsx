import { createListeners } from '@foyer/core/store'
import { KitRouter, type RouterAdapter } from '@foyer/kit/router'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import { knownPaths } from './known-paths.ts'

/** Provides React Router to the kit, which depends on no router. */
export function ReactRouterAdapter({ children }: { readonly children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  // React Router's `navigate` changes with each address, but the adapter must stay the same.
  const latestNavigate = useRef(navigate)
  const lastNotified = useRef(location)
  const [listeners] = useState(createListeners)
  const [adapter] = useState<RouterAdapter>(() => ({
    navigate: (to) => void latestNavigate.current(to),
    matchRoute: (path) => knownPaths.some((knownPath) => matchPath(knownPath, path) !== null),
    subscribe: listeners.subscribe,
  }))

  useLayoutEffect(() => {
    latestNavigate.current = navigate
    if (lastNotified.current === location) return
    lastNotified.current = location
    listeners.notify()
  }, [location, navigate, listeners])

  return <KitRouter value={adapter}>{children}</KitRouter>
}
