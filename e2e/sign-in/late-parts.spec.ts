import { expect, test } from '../testing/foyer.ts'
import { fillIn, makeAccount, ownAddress } from '../testing/forms.ts'

const unreached = 'We could not reach the server'

const parts = [
  { what: 'the passkey button', script: /\/assets\/passkey-control-/, name: 'Sign in with a passkey' },
  { what: 'the promo code field', script: /\/assets\/promocode-field-/, name: 'Add a promo code' },
]

for (const { what, script, name } of parts)
  test(
    `Whoever presses for ${what} while it cannot be loaded is told so, and signs in by the form all the same`,
    { tag: '@any-size' },
    async ({ page }) => {
      const person = await makeAccount(page.request)
      await page.context().clearCookies()
      await page.route(script, (route) => route.abort())
      await page.goto('/sign-in')
      const button = page.getByRole('button', { name })
      await button.click()
      await expect(page.getByRole('status').filter({ hasText: unreached })).toBeVisible()
      await expect(button).toBeFocused()
      await fillIn(page, person)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(ownAddress(page, person)).toBeVisible()
    },
  )

test(
  'A promo code field that is asked for before it is loaded opens with the focus in it',
  { tag: '@any-size' },
  async ({ page }) => {
    let send = () => {}
    const held = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/\/assets\/promocode-field-/, async (route) => {
      await held
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
