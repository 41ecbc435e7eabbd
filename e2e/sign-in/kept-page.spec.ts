import { wholeChromiumLaunchOptions } from '../../tools/test/chromium.mjs'
import { plugAuthenticator } from '../testing/factors/passkey-authenticator.ts'
import { expect, test } from '../testing/foyer.ts'
import { field, fillIn, ownAddress } from '../testing/forms.ts'

// One worker for the file, because its browser is another, with the usual settings: it uses the back/forward cache.
test.describe.configure({ mode: 'default' })
test.use({
  launchOptions: { ...wholeChromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test(
  'Back restores the sign-in form from the back/forward cache, although it offers passkeys, and the person signs in',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const authenticator = await plugAuthenticator(page)
    await authenticator.setPresent(false)
    await page.addInitScript(() => {
      const { credentials } = navigator
      const get = credentials.get.bind(credentials)
      credentials.get = (options) => {
        document.documentElement.dataset['asked'] = String(options?.mediation)
        return get(options)
      }
    })
    // The browser may decide against the back/forward cache: short of memory, or with a pending request.
    await expect(async () => {
      await page.goto('/sign-in')
      await expect(page.locator('html')).toHaveAttribute('data-asked', 'conditional')
      await fillIn(page, foyer.demo)
      await page.evaluate(() => {
        delete document.documentElement.dataset['asked']
        location.assign('/healthz')
      })
      await expect(page.getByText('ok')).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(field(page, 'password')).toHaveValue(foyer.demo.password)
    }).toPass()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'conditional')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(ownAddress(page, foyer.demo)).toBeVisible()
  },
)
