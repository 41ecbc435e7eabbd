/**
 * The paths of the app's routes: links to them need not load the page, and the server answers 404 for all others.
 */
export const knownPaths = [
  '/',
  '/sign-in',
  '/sign-up',
  '/recover',
  '/recover/new-password',
  '/recover/done',
  '/account',
  '/checkout',
  '/checkout/orders/:number',
  '/terms',
  '/goodbye',
  '/oauth/:social',
  '/oauth/google/windows',
] as const
