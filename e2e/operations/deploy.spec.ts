import { expect, test } from '../testing/foyer.ts'
import { field } from '../testing/forms.ts'

// A service worker would still have the removed files. new-build.spec.ts tests that a page gets the scripts of the next build.
test.use({ serviceWorkers: 'block' })

test(
  'A page whose script stays missing reloads once, and then says that something went wrong',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(field(page, 'email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    // Must fail each time: a browser may request the script once to preload it, and again to run it.
    const script = '**/assets/sign-up-page-*.js'
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    expect(loads).toBe(1)
    await page.unroute(script)
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
    await expect(page).toHaveURL('/sign-up')
  },
)
