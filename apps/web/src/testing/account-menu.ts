import { page } from 'vitest/browser'

/** The account menu in the bar, for signed-in people. */
export const accountMenu = page.getByRole('button', { name: /^Account: / })

export async function signOut(): Promise<void> {
  await accountMenu.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
