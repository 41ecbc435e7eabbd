import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { field } from '../testing/forms.ts'

// Without a service worker, which would still have the removed files (new-build.spec.ts).
test.use({ serviceWorkers: 'block' })

/** Removes a script of the build, as a deployment does, for good or until the page is loaded again. Counts the loads. */
async function takeAway(page: Page, script: string, until: 'the next load' | 'the end') {
  const counts = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counts.loads++
  })
  // All requests: a browser may request it once as a preload, and again to run it.
  await page.route(script, (route) =>
    until === 'the next load' && counts.loads > 0
      ? route.continue()
      : route.fulfill({ status: 404, body: '' }),
  )
  return counts
}

test(
  'A page whose script is gone after a deploy is loaded anew, and is there',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(field(page, 'email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const counts = await takeAway(page, '**/assets/sign-up-page-*.js', 'the next load')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await expect(page).toHaveURL('/sign-up')
    await expect.poll(() => counts.loads).toBe(1)
  },
)

test(
  'A page whose script is gone for good is loaded anew once, and then says so',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(field(page, 'email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const counts = await takeAway(page, '**/assets/sign-up-page-*.js', 'the end')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    expect(counts.loads).toBe(1)
    await page.unroute('**/assets/sign-up-page-*.js')
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  },
)
