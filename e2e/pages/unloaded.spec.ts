import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'

/** Files of the sign-in page that fail to load, by their names. */
const missingFiles: readonly (readonly [what: string, file: RegExp])[] = [
  ['its script', /\/assets\/index-.*\.js/],
  ['a script that its script imports', /\/assets\/beside-first-/],
  ['its messages, and those in English', /\/assets\/app-/],
]

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'nicht vollständig geladen' })

test.describe('A page that cannot be loaded completely', () => {
  test.use({ locale: 'de-DE' })

  for (const [description, file] of missingFiles)
    test(
      `says so in the language of the person, and works after a later reload: without ${description}`,
      { tag: '@any-size' },
      async ({ page }) => {
        await page.route(file, (route) => route.abort())
        await page.goto('/sign-in')
        await expect(notice(page)).toBeVisible()
        await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('inert')
        await expectNoAxeViolations(page)
        await page.unroute(file)
        await page.getByRole('link', { name: 'Seite neu laden' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
        await page.getByLabel('Passwort', { exact: true }).fill('Correct1horse')
        await expect(notice(page)).toBeHidden()
      },
    )
})
