import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, type Person, type Product } from '../foyer.ts'
import { proveAddress } from '../prove-address.ts'

/** The input for a code of the app, during enrolment and in the second step. */
export const codeInput = (page: Page) =>
  page.getByRole('textbox', { name: 'Code from your authenticator app' })

/** The code that the app shows. @param stepOffset how many half-minutes later, because the current code may be spent */
export const generateCode = (key: string, stepOffset = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepOffset * 30_000 })

/** Enrols an app on the account page. @returns its key, and the recovery codes */
export async function setUpApp(
  page: Page,
  foyer: Product,
  person: Person,
): Promise<{ key: string; codes: string[] }> {
  await proveAddress(page.request, foyer, person)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const key = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
  await codeInput(page).fill(generateCode(key))
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await expectNoAxeViolations(page)
  const codes = await list.allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  // On a phone the message covers the bar, and stays as long as a pointer rests on it.
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  return { key, codes }
}
