import type { Browser, Page } from '@playwright/test'
import { ownAddress } from './forms.ts'
import { expect, type Person } from './foyer.ts'

/** Signs the same person in on another device. */
export async function signInOnOtherDevice(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  expect((await page.request.post('/web/v1/auth/login', { data: person })).status()).toBe(200)
  await page.goto('/')
  await expect(ownAddress(page, person)).toBeVisible()
  return page
}

/** A section of the account page, by its heading. */
export function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}
