import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { accountMenu, signUpByCall, fillIn, ownAddress } from '../testing/forms.ts'
import { fillInOrder } from '../testing/order.ts'

test(
  'The terms open over the form, which keeps what was typed and regains the focus, and also have a page of their own',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    await page.getByLabel('City').fill('Berlin')
    const link = page.getByRole('link', { name: 'terms' })
    const dialog = page.getByRole('dialog', { name: 'Terms' })
    const escape = async () => {
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(link).toBeFocused()
    }
    await link.click()
    await expect(dialog).toBeVisible()
    await expectNoAxeViolations(page)
    await escape()
    await page.keyboard.press('Enter')
    await escape()
    await expect(page.getByLabel('City')).toHaveValue('Berlin')
    await expect(page.getByRole('checkbox')).not.toBeChecked()

    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Back to the checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  },
)

test(
  'A signed-in person reaches the checkout from the first page, and finds the order in their account and its data',
  { tag: '@any-size' },
  async ({ page }) => {
    const person = await signUpByCall(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(ownAddress(page, person)).toBeVisible()
    await fillInOrder(page)
    await page.getByLabel('Voucher (optional)').fill('ONCE-EACH')
    await expect(page.getByText(/off this order/)).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.goto('/account/orders')
    await page.getByText('Details').first().click()
    await expect(page.getByText('10115 Berlin')).toBeVisible()
    await page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`)
    const data = await page.request.get('/web/v1/auth/account/export')
    expect(await data.json()).toMatchObject({ orders: [{ city: 'Berlin', voucher: 'ONCE-EACH' }] })
  },
)

test(
  'A person signs in over a half filled checkout, and goes on with what they typed',
  { tag: '@phone' },
  async ({ page, foyer }) => {
    await page.goto('/checkout')
    await page.getByLabel('City').fill('Berlin')
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await link.click()
    await expect(dialog.getByRole('button', { name: /^Continue with/ }).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
    await expect(dialog).toHaveCount(0)
    await page.goBack()

    await fillInOrder(page)
    await link.click()
    await fillIn(dialog, { email: foyer.demo.email, password: foyer.demo.password })
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByLabel('City')).toHaveValue('Berlin')
    await expect(page.getByLabel('Date of birth')).toHaveValue('05/03/1990')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
  },
)
