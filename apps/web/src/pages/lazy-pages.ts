import { lazyPage } from './lazy-page.ts'

/** Pages that are not the first: fetched when they are needed, and not before. */
export const OverviewPage = lazyPage(async () => (await import('../account/overview-page.tsx')).OverviewPage)
export const SignUpPage = lazyPage(async () => (await import('./sign-up-page.tsx')).SignUpPage)
export const RecoverPage = lazyPage(async () => (await import('./recover-page.tsx')).RecoverPage)
/** All further ones: nobody's first page is among them, so not even their list is loaded with it. */
export const FurtherPages = lazyPage(async () => (await import('./further-pages.tsx')).FurtherPages)
