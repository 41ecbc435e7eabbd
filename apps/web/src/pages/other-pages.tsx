import type { AccountRoom } from '@foyer/account'
import { Route, Routes } from 'react-router'
import { AccountLoading } from '../account/layout/account-loading.tsx'
import { otherPaths, type PagesOf } from '../navigation/known-paths.ts'
import { listRoutes } from '../navigation/list-routes.tsx'
import { RequireUser } from '../navigation/require-user.tsx'
import { lazyPage } from './lazy/lazy-page.tsx'

const AccountPage = lazyPage(async () => (await import('../account/account-page.tsx')).AccountPage)
const CheckoutPage = lazyPage(async () => (await import('../checkout/checkout-page.tsx')).CheckoutPage)
const OrderPage = lazyPage(async () => (await import('../checkout/order/order-page.tsx')).OrderPage)
const TermsPage = lazyPage(async () => (await import('../checkout/terms-page.tsx')).TermsPage)
const RecoveredPage = lazyPage(
  async () => (await import('../account/password/recovered-page.tsx')).RecoveredPage,
)
const GoodbyePage = lazyPage(async () => (await import('../account/danger/goodbye-page.tsx')).GoodbyePage)
const NewPasswordPage = lazyPage(async () => (await import('./new-password-page.tsx')).NewPasswordPage)
const NotFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage)
const SocialCallbackPage = lazyPage(
  async () => (await import('./social/social-callback-page.tsx')).SocialCallbackPage,
)
const SamplesPage = lazyPage(async () => (await import('./samples/samples-page.tsx')).SamplesPage)
const UndoPage = lazyPage(async () => (await import('../account/undo/undo-page.tsx')).UndoPage)
const VerifyPage = lazyPage(async () => (await import('../verify/verify-page.tsx')).VerifyPage)
const WindowsCallbackPage = lazyPage(
  async () => (await import('./social/windows-callback-page.tsx')).WindowsCallbackPage,
)

const otherPages: PagesOf<typeof otherPaths> = {
  '/recover/new-password': <NewPasswordPage />,
  '/undo': <UndoPage />,
  '/recover/done': <RequireUser>{() => <RecoveredPage />}</RequireUser>,
  '/verify': <VerifyPage />,
  '/oauth/:social': <SocialCallbackPage />,
  '/oauth/google/windows': <WindowsCallbackPage />,
  '/account': <AccountRoute />,
  '/account/profile': <AccountRoute room="profile" />,
  '/account/security': <AccountRoute room="security" />,
  '/account/connections': <AccountRoute room="connections" />,
  '/account/orders': <AccountRoute room="orders" />,
  '/account/data': <AccountRoute room="data" />,
  '/checkout': <CheckoutPage />,
  '/checkout/orders/:number': <OrderPage />,
  '/terms': <TermsPage />,
  '/kit': <SamplesPage part="form" />,
  '/kit/notices': <SamplesPage part="notices" />,
  '/goodbye': <GoodbyePage />,
}

/** A room of the account, or the links to all rooms. One page for the router, so that the rooms' shared data stays when the room changes. */
function AccountRoute({ room }: { readonly room?: AccountRoom }) {
  return <RequireUser loading={<AccountLoading />}>{() => <AccountPage room={room} />}</RequireUser>
}

/** The routes that are not usually the first page of a visit. */
export function OtherPages() {
  return (
    <Routes>
      {listRoutes(otherPaths, otherPages)}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
