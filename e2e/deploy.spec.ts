import type { Page } from '@playwright/test'
import { expect, test } from './foyer.ts'
import { field } from './forms.ts'

/** Takes a script of the build away, as a deploy does, for so many requests. Counts the pages that are loaded. */
async function takeAway(page: Page, script: string, times?: number) {
  const counts = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counts.loads++
  })
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }), times ? { times } : {})
  return counts
}

test(
  'A page whose script is gone after a deploy is loaded anew, and is there',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(field(page, 'email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const counts = await takeAway(page, '**/assets/sign-up-page-*.js', 1)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await expect(page).toHaveURL('/sign-up')
    await expect.poll(() => counts.loads).toBe(1)
  },
)

test(
  'A page whose script is gone for good is loaded anew once, and ends in words',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(field(page, 'email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const counts = await takeAway(page, '**/assets/sign-up-page-*.js')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    expect(counts.loads).toBe(1)
    await page.unroute('**/assets/sign-up-page-*.js')
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  },
)
