/**
 * The paths that the app has pages for, as its routes have them: links to these need not load the page, and the server
 * answers 404 everywhere else.
 */
export const knownPaths: readonly string[] = [
  '/',
  '/sign-in',
  '/sign-up',
  '/recover',
  '/recover/new-password',
  '/account',
  '/checkout',
  '/terms',
  '/goodbye',
  '/oauth/:social',
  '/oauth/google/windows',
]
