import { lazy } from 'react'

const loadAccount = () => import('../account/account-page.tsx')
const loadCheckout = () => import('../checkout/checkout-page.tsx')
const loadTerms = () => import('../checkout/terms-page.tsx')
const loadGoodbye = () => import('../account/goodbye-page.tsx')
const loadOverview = () => import('../account/overview-page.tsx')
const loadNewPassword = () => import('./new-password-page.tsx')
const loadRecover = () => import('./recover-page.tsx')
const loadSignUp = () => import('./sign-up-page.tsx')
const loadSocialCallback = () => import('./social-callback-page.tsx')
const loadWindowsCallback = () => import('./windows-callback-page.tsx')

/** Pages that are not the first: fetched when they are needed, and not before. */
export const AccountPage = lazy(async () => ({ default: (await loadAccount()).AccountPage }))
export const CheckoutPage = lazy(async () => ({ default: (await loadCheckout()).CheckoutPage }))
export const TermsPage = lazy(async () => ({ default: (await loadTerms()).TermsPage }))
export const GoodbyePage = lazy(async () => ({ default: (await loadGoodbye()).GoodbyePage }))
export const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }))
export const NewPasswordPage = lazy(async () => ({ default: (await loadNewPassword()).NewPasswordPage }))
export const RecoverPage = lazy(async () => ({ default: (await loadRecover()).RecoverPage }))
export const SignUpPage = lazy(async () => ({ default: (await loadSignUp()).SignUpPage }))
export const SocialCallbackPage = lazy(async () => ({
  default: (await loadSocialCallback()).SocialCallbackPage,
}))
export const WindowsCallbackPage = lazy(async () => ({
  default: (await loadWindowsCallback()).WindowsCallbackPage,
}))
