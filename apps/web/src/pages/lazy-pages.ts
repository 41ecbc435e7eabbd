import { lazy } from 'react'

const loadAccount = () => import('../account/account-page.tsx')
const loadOverview = () => import('../account/overview-page.tsx')
const loadSignUp = () => import('./sign-up-page.tsx')

/** Pages that are not the first: fetched when they are needed, and not before. */
export const AccountPage = lazy(async () => ({ default: (await loadAccount()).AccountPage }))
export const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }))
export const SignUpPage = lazy(async () => ({ default: (await loadSignUp()).SignUpPage }))
