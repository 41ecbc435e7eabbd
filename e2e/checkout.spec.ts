import type { Page } from '@playwright/test'
import { expect, expectNothingSideways, expectNoAxeViolations, test } from './foyer.ts'
import { fillIn, signUp } from './forms.ts'
import { consent, findButton } from './social.ts'

async function fillInOrder(page: Page): Promise<void> {
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await page.getByLabel('Phone', { exact: true }).fill('+49 151 12345678')
  await page.getByLabel('Date of birth').fill('05/03/1990')
  await page.getByLabel('Street and number').fill('Invalidenstraße 1')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
}

test('A person fills in the checkout, with a voucher, and sees what was ordered', async ({ page }) => {
  await page.goto('/checkout')
  await fillInOrder(page)
  await page.getByLabel('Voucher (optional)').fill('welcome10')
  await expect(page.getByText('It counts for this order')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place the order' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('10115 Berlin')).toBeVisible()
  await expect(page.getByText('10%')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Place another order' }).click()
  await expect(page.getByLabel('City')).toHaveValue('')
})

test('What is missing or wrong is said at its field, in the order of the page', async ({ page }) => {
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await fillInOrder(page)
  await page.getByLabel('Date of birth').fill('05/03/2020')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('or an earlier date')
  await page.getByLabel('Date of birth').fill('05/03/1990')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Agree to the terms to go on')
  await expectNoAxeViolations(page)
})

test('A code that is over, used up or made up is refused while the form is filled in, with the reason', async ({
  page,
}) => {
  await page.goto('/checkout')
  const voucher = page.getByLabel('Voucher (optional)')
  for (const [code, reason] of [
    ['LAST-YEAR', 'This code has expired'],
    ['TOO-LATE', 'This code is used up'],
    ['NO-SUCH-CODE', 'There is no such code'],
  ] as const) {
    await voucher.fill(code)
    await voucher.blur()
    await expect(page.getByText(reason)).toBeVisible()
  }
  await fillInOrder(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(voucher).toBeFocused()
})

test('The zip code has the name and the rules of the country, and a state that is served', async ({
  page,
}) => {
  await page.goto('/checkout')
  const country = page.getByLabel('Country', { exact: true })
  await country.selectOption('IE')
  await expect(page.getByLabel('Eircode')).toBeVisible()
  await country.selectOption('US')
  const zip = page.getByLabel('Zip code', { exact: true })
  await zip.fill('00901')
  const rules = page.getByRole('list', { name: 'Zip code requirements' }).getByRole('listitem')
  await expect(rules).toHaveCount(2)
  await zip.blur()
  await expect(zip).toHaveAttribute('aria-invalid', 'true')
  await zip.fill('95014')
  await zip.blur()
  await expect(zip).not.toHaveAttribute('aria-invalid', 'true')
})

test('The terms open over the form, which keeps what was typed, and are a page of their own', async ({
  page,
}) => {
  await page.goto('/checkout')
  await page.getByLabel('City').fill('Berlin')
  await page.getByRole('link', { name: 'terms' }).click()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  await expect(page.getByRole('checkbox')).not.toBeChecked()

  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Back to the checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('Who is signed in gets there from the first page, and has the order with their account', async ({
  page,
}) => {
  const person = await signUp(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await fillInOrder(page)
  await page.getByLabel('Voucher (optional)').fill('ONCE-EACH')
  await expect(page.getByText('It counts for this order')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
  const data = await page.request.get('/web/v1/auth/account/export')
  expect(await data.json()).toMatchObject({ orders: [{ city: 'Berlin', voucher: 'ONCE-EACH' }] })
})

test('A person signs in over a half filled checkout, and goes on with what they typed', async ({
  page,
  foyer,
}) => {
  await page.goto('/checkout')
  await fillInOrder(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await link.click()
  await expect(dialog.getByRole('button', { name: /^Continue with/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recover your password')
  await expect(dialog).toHaveCount(0)
  await page.goBack()

  await fillInOrder(page)
  await link.click()
  await fillIn(page, { email: foyer.demo.email, password: foyer.demo.password })
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  await expect(page.getByLabel('Date of birth')).toHaveValue('05/03/1990')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
})

test(
  'A provider signs a person in over the checkout in a window of its own, and nothing typed is lost',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    await page.getByLabel('City').fill('Berlin')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    const popup = page.waitForEvent('popup')
    await (await findButton(page, 'google')).click()
    await consent(await popup)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Berlin')
  },
)

test(
  'Browsers can fill the checkout in: each field says what it is',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
    const tokens = await page
      .locator('form [autocomplete]')
      .evaluateAll((fields) => fields.map((each) => each.getAttribute('autocomplete')))
    expect(tokens).toEqual([
      'tel',
      'bday',
      'country',
      'address-line1',
      'address-line2',
      'postal-code',
      'address-level2',
      'off',
    ])
  },
)

// Where the grid has as many columns as fit; every-screen.spec.ts has the narrowest and the widest.
test(
  'Nothing scrolls sideways on the checkout at 640 px, with text at 200 % and right to left too',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 720 })
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
    await expectNothingSideways(page, 'the checkout')
  },
)
