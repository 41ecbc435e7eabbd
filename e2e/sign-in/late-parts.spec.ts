import { expect, test } from '../testing/foyer.ts'
import { fillIn, createAccount, ownAddress } from '../testing/forms.ts'

test(
  'Pressing a button whose part of the form cannot be loaded says so, and the person can still sign in',
  { tag: '@any-size' },
  async ({ page, request }) => {
    const person = await createAccount(request)
    await page.route(/\/assets\/(passkey-control|promocode-field)-/, (route) => route.abort())
    await page.goto('/sign-in')
    for (const name of ['Sign in with a passkey', 'Add a promo code']) {
      const button = page.getByRole('button', { name })
      await button.click()
      await expect(button.locator('..').getByRole('status')).toContainText('We could not reach the server')
      await expect(button).toBeFocused()
    }
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'A promo code field that is requested before it has loaded opens with the focus in it',
  { tag: '@any-size' },
  async ({ page }) => {
    let send = () => {}
    const whenReleased = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/\/assets\/promocode-field-/, async (route) => {
      await whenReleased
      await route.continue()
    })
    await page.goto('/sign-up')
    const button = page.getByRole('button', { name: 'Add a promo code' })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    send()
    await expect(page.getByLabel('Promo code')).toBeFocused()
    await page.keyboard.type('WELCOME')
    await expect(page.getByLabel('Promo code')).toHaveValue('WELCOME')
  },
)

test(
  'Provider buttons whose script could not be loaded appear when the network is back',
  { tag: '@any-size' },
  async ({ page }) => {
    const script = /\/assets\/social-button-list-/
    await page.route(script, (route) => route.abort())
    await page.goto('/sign-in')
    const buttons = page.getByRole('button', { name: /^Continue with/ })
    await expect(page.locator('[data-social-place]')).toHaveCount(0)
    await expect(buttons).toHaveCount(0)
    await page.unroute(script)
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    await expect(buttons.first()).toBeVisible()
  },
)
