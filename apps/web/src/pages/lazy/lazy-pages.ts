import { lazyPage } from './lazy-page.tsx'

/** Pages that are loaded when they are needed. */
export const OverviewPage = lazyPage(
  async () => (await import('../../account/overview-page.tsx')).OverviewPage,
)
export const SignUpPage = lazyPage(async () => (await import('../sign-up-page.tsx')).SignUpPage)
export const RecoverPage = lazyPage(async () => (await import('../recover-page.tsx')).RecoverPage)
/** The further routes: none is usually a first page, so their list has its own chunk too. */
export const OtherPages = lazyPage(async () => (await import('../other-pages.tsx')).OtherPages)
