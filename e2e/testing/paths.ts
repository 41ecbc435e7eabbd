/** A page of each kind that everybody can open. */
export const openPaths = [
  '/',
  '/sign-in',
  '/sign-up',
  '/recover',
  '/recover/new-password',
  '/checkout',
  '/terms',
  '/no/such/room',
] as const
