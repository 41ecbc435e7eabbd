import type { Page } from '@playwright/test'
import { expect } from './foyer.ts'

/** The pages that everybody can open. */
export const screens = [
  { path: '/', title: 'Welcome to Foyer' },
  { path: '/sign-in', title: 'Sign in' },
  { path: '/sign-up', title: 'Create an account' },
  { path: '/recover', title: 'Reset your password' },
  { path: '/recover/new-password', title: 'Set a new password' },
  { path: '/recover/new-password#token=made-up', title: 'Set a new password' },
  { path: '/undo', title: 'Undo the change' },
  { path: '/verify#code=123456&purpose=verify', title: 'Your code' },
  { path: '/checkout', title: 'Checkout' },
  { path: '/terms', title: 'Terms' },
  { path: '/kit', title: 'Form kit' },
  { path: '/kit/notices', title: 'Notices and dialogs' },
  { path: '/no/such/room', title: 'Page not found' },
]

/** The pages for signed-in people. */
export const rooms = [
  { path: '/account', title: 'Your account' },
  { path: '/account/profile', title: 'Profile' },
  { path: '/account/security', title: 'Security' },
  { path: '/account/connections', title: 'Connections' },
  { path: '/account/orders', title: 'Orders' },
  { path: '/account/data', title: 'Data' },
]

export async function openScreen(page: Page, { path, title }: (typeof screens)[number]): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
