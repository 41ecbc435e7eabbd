import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { signUpByCall } from '../testing/forms.ts'

/** All buttons and radio labels, of which those without visible text are tested. */
const iconsAlone = 'button, label:has(input[type=radio])'

const openTip = (page: Page) => page.locator('[popover][data-side]:popover-open')

/** Hovers over each of them, and checks that its tooltip shows its accessible name. Returns the names. */
async function readTips(page: Page): Promise<string[]> {
  const names = []
  for (const button of await page.locator(iconsAlone).all()) {
    if (!(await button.isVisible()) || (await button.innerText()).trim() !== '') continue
    await button.hover()
    let name = ''
    await expect(async () => {
      name = await button.evaluate(
        (element) => (element.querySelector('input') ?? element).getAttribute('aria-label') ?? '',
      )
      expect(await openTip(page).textContent({ timeout: 1000 })).toBe(name)
    }).toPass()
    names.push(name)
  }
  await page.mouse.move(0, 0)
  return names
}

const themes = ['Light', 'Dark', 'System']

/** Opens a page, and waits until it is interactive and complete. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-answers]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('radio', { name: 'System' }).waitFor()
  // Appears once the page is idle, and replaces another button.
  if (path === '/sign-in') await page.getByLabel('Promo code').waitFor({ state: 'attached' })
}

// R2.16
test(
  'Controls that show only an icon show their name in a tooltip under the pointer',
  { tag: '@any-size' },
  async ({ page }) => {
    await open(page, '/sign-in')
    expect(await readTips(page)).toEqual(themes)
    await page.getByRole('tab', { name: 'Phone' }).click()
    await page.getByRole('button', { name: /ountry/ }).waitFor()
    expect(await readTips(page)).toEqual([expect.stringContaining('ountry'), ...themes])

    await open(page, '/checkout')
    await page.getByLabel('Voucher').fill('ROOM')
    expect(await readTips(page)).toEqual(expect.arrayContaining(['Clear the code', ...themes]))
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Close' }).hover()
    await expect(openTip(page)).toHaveText('Close')

    await signUpByCall(page)
    await open(page, '/account/security')
    await expect(page.getByText('This device')).toBeVisible()
    expect(await readTips(page)).toEqual(themes)
  },
)
