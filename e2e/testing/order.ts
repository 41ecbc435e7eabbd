import type { Page } from '@playwright/test'

export async function fillInOrder(page: Page): Promise<void> {
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await page.getByLabel('Phone', { exact: true }).fill('+49 151 12345678')
  await page.getByLabel('E-mail', { exact: true }).fill('anna@example.com')
  await page.getByLabel('Full name').fill('Anna Schmidt')
  await page.getByLabel('Date of birth').fill('05/03/1990')
  await page.getByLabel('Street and number').fill('Invalidenstraße 1')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
}
