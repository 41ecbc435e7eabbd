import { lazy, type ComponentType } from 'react'
import { reloadOnce } from '../navigation/reload-once.ts'

function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((Page) => ({ default: Page }), reloadOnce))
}

/** Pages that are not the first: fetched when they are needed, and not before. */
export const AccountPage = lazyPage(async () => (await import('../account/account-page.tsx')).AccountPage)
export const CheckoutPage = lazyPage(async () => (await import('../checkout/checkout-page.tsx')).CheckoutPage)
export const TermsPage = lazyPage(async () => (await import('../checkout/terms-page.tsx')).TermsPage)
export const GoodbyePage = lazyPage(async () => (await import('../account/goodbye-page.tsx')).GoodbyePage)
export const OverviewPage = lazyPage(async () => (await import('../account/overview-page.tsx')).OverviewPage)
export const NewPasswordPage = lazyPage(async () => (await import('./new-password-page.tsx')).NewPasswordPage)
export const RecoverPage = lazyPage(async () => (await import('./recover-page.tsx')).RecoverPage)
export const SignUpPage = lazyPage(async () => (await import('./sign-up-page.tsx')).SignUpPage)
export const SocialCallbackPage = lazyPage(
  async () => (await import('./social-callback-page.tsx')).SocialCallbackPage,
)
export const WindowsCallbackPage = lazyPage(
  async () => (await import('./windows-callback-page.tsx')).WindowsCallbackPage,
)

/** The notice of the shell without a network: the service worker keeps it. The page does without where it has not. */
export const UnreachedNotice = lazy<ComponentType>(() =>
  import('../first-page/unreached-notice.tsx').then(
    ({ UnreachedNotice: Notice }) => ({ default: Notice }),
    () => ({ default: () => null }),
  ),
)
