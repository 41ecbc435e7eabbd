import type { ReactElement } from 'react'

/** The paths that are usually the first of a visit: `app.tsx` has a page for each. */
export const firstPaths = ['/', '/sign-in', '/sign-up', '/recover'] as const

/** All others: `other-pages.tsx` has a page for each. */
export const otherPaths = [
  '/recover/new-password',
  '/recover/done',
  '/undo',
  '/verify',
  '/account',
  '/account/profile',
  '/account/security',
  '/account/connections',
  '/account/orders',
  '/account/data',
  '/checkout',
  '/checkout/orders/:number',
  '/terms',
  '/kit',
  '/kit/notices',
  '/goodbye',
  '/oauth/:social',
  '/oauth/google/windows',
] as const

/**
 * The paths of the app's routes: links to them need not load the page, and the server answers 404 for all others. `prerender/pages.ts` says
 * what is written for each.
 */
export const knownPaths = [...firstPaths, ...otherPaths] as const

/** The pages for passwords: where people have none, they redirect to the sign-in page. */
export const passwordPaths: readonly string[] = [
  '/recover',
  '/recover/new-password',
] satisfies (typeof knownPaths)[number][]

/** The page of each path of a list. */
export type PagesOf<Paths extends readonly string[]> = Readonly<Record<Paths[number], ReactElement>>
