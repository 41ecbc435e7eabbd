import { lazyPage } from './lazy-page.tsx'

/** Loaded beside the first page, because only somebody who has signed in needs it. */
export const ReturnRedirect = lazyPage(async () => (await import('../return-redirect.tsx')).ReturnRedirect)
