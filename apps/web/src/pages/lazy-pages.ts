import { lazy } from 'react'

const loadAccount = () => import('../account/account-page.tsx')
const loadOverview = () => import('../account/overview-page.tsx')

/** Pages of a person who is signed in: fetched when they are needed, and not before. */
export const AccountPage = lazy(async () => ({ default: (await loadAccount()).AccountPage }))
export const OverviewPage = lazy(async () => ({ default: (await loadOverview()).OverviewPage }))
