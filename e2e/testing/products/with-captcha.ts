import { expect, test } from '../foyer.ts'
import { field, fillIn } from '../forms.ts'
import { createDataDir, startProduct, type Product } from './product.ts'
import { runAdmin } from '../run-admin.ts'
import type { Page } from '@playwright/test'

export let product: Product

let stopProduct: () => Promise<void>

type Settings = Readonly<Record<string, string>>

/** @param switches settings that the operator stores in the database before the tests */
export function startWith(settings: Settings, switches: Settings = {}): void {
  test.beforeAll(async () => {
    const { dataDir, remove } = await createDataDir()
    for (const [key, value] of Object.entries(switches)) await runAdmin(dataDir, 'set', key, value)
    const runningProduct = await startProduct(dataDir, { CAPTCHA: 'on', ...settings })
    product = runningProduct.product
    stopProduct = async () => {
      await runningProduct.end()
      await remove()
    }
  })
  test.afterAll(() => stopProduct())
}

export async function choose(choice: Readonly<Record<string, string>>): Promise<void> {
  await fetch(`${product.sandbox}/captcha`, {
    method: 'POST',
    body: new URLSearchParams({ arrival: 'usual', verification: 'usual', ...choice }),
  })
}

export async function sendForm(page: Page, query = ''): Promise<void> {
  await page.goto(`${product.url}/sign-in${query}`)
  await fillIn(page, product.demo)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function expectRefused(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(message)
  await expect(field(page, 'email')).toHaveValue(product.demo.email)
  await expect(field(page, 'password')).toHaveValue(product.demo.password)
}

export const expectSignedIn = (page: Page) =>
  expect(page.getByRole('main').getByText(product.demo.email)).toBeVisible()
