import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { signUpByCall } from '../testing/forms.ts'
import { fillInOrder } from '../testing/order.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const brands = readFileSync(fileOf('apps/playground/src/brands.css'), 'utf8')

/** Waits until the flag has replaced the country's letters, which happens once the page is idle. */
async function flagIsDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /country/i }).locator('svg[class*="flag"]')).toBeVisible()
}

/** What each picture shows, starting from a new browser. */
const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'sign-in'(page) {
    await page.goto('/sign-in')
    await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
  },
  async account(page) {
    await signUpByCall(page, {
      email: `anna.${randomUUID().slice(0, 4)}@example.com`,
      password: 'Correct-horse-7',
    })
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Language and currency' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  async checkout(page) {
    await page.goto('/checkout')
    await fillInOrder(page)
    await flagIsDrawn(page)
  },
  async countries(page) {
    await page.goto('/sign-up')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await flagIsDrawn(page)
    await page.getByRole('button', { name: /country/i }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
}

/** The area of the sign-in form, without the illustration beside it. */
const form = { x: 450, y: 80, width: 450, height: 560 }

async function takePicture(page: Page, name: string, clip?: typeof form): Promise<void> {
  // Wait for all animations to end.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  await page.screenshot({ path: fileOf(`docs/pictures/${name}.png`), ...(clip && { clip }) })
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`for a page in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const [name, openScene] of Object.entries(scenes))
      test(`the picture of ${name} is taken`, async ({ page }) => {
        await openScene(page)
        await takePicture(page, `${name}-${colorScheme}`)
      })

    for (const brand of ['harbour', 'ember'])
      test(`the picture of the brand ${brand} is taken`, async ({ page }) => {
        await scenes['sign-in']?.(page)
        await page.evaluate(
          ({ css, name }) => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(css)
            document.adoptedStyleSheets.push(sheet)
            document.documentElement.dataset['brand'] = name
          },
          { css: brands, name: brand },
        )
        await takePicture(page, `${brand}-${colorScheme}`, form)
      })
  })
