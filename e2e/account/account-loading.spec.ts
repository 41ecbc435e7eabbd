import { expect, test } from '../testing/foyer.ts'
import { signUpByCall } from '../testing/forms.ts'

test(
  'An account room opens without loading a script, once the page that links to it is idle',
  { tag: '@any-size' },
  async ({ page }) => {
    await signUpByCall(page)
    const loaded = new Set<string>()
    page.on('requestfinished', (request) => {
      if (/\/assets\/\w+-room-/.test(request.url()) && request.resourceType() === 'script')
        loaded.add(request.url())
    })
    await page.goto('/')
    await expect.poll(() => loaded.size).toBe(5)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/**', (route) => route.abort())
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Security/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
    await expect(page.getByText('This device')).toBeVisible()
  },
)
