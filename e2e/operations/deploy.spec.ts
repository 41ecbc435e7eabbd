import { expect, test } from '../testing/foyer.ts'
import { field } from '../testing/forms.ts'

// Without a service worker, which would still have the removed files. That a script of the next build is there instead: new-build.spec.ts.
test.use({ serviceWorkers: 'block' })

test(
  'A page whose script is gone for good is loaded anew once, and then says so',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(field(page, 'email')).toBeVisible()
    await page.waitForLoadState('networkidle')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    // All requests: a browser may request it once as a preload, and again to run it.
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
