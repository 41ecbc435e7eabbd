import { expect, expectNothingSideways, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { fillInOrder } from '../testing/order.ts'

test.describe('Where the country cannot be derived', () => {
  test.use({ locale: 'en', timezoneId: 'UTC' })

  test(
    'The checkout says nothing of a field that nobody has come to',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto('/checkout')
      await expect(page.getByLabel('Country', { exact: true })).toHaveValue('')
      // The foot is hydrated last.
      await expect(page.locator('html')).toHaveAttribute('data-answers')
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    },
  )
})

// R1.18
test('A person fills in the checkout, with a voucher, and sees what was ordered', async ({ page }) => {
  await page.goto('/checkout')
  await fillInOrder(page)
  await page.getByLabel('Voucher (optional)').fill('welcome10')
  await expect(page.getByText(/off this order/)).toBeVisible()
  await expect(page.getByText('-€4.50')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Place the order' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('10115 Berlin')).toBeVisible()
  await expect(page.getByText('€40.50')).toBeVisible()
  await expectNoAxeViolations(page)

  const address = page.url()
  expect(address).toMatch(/\/checkout\/orders\/[A-Z]\d[A-Z]\d-[A-Z]\d[A-Z]\d$/)
  await page.reload()
  await expect(page.getByText('10115 Berlin')).toBeVisible()
  const stranger = await page.context().browser()?.newPage()
  await stranger?.goto(address)
  await expect(stranger?.getByRole('heading', { level: 1 }) ?? page.locator('html')).toHaveText(
    'Order not found',
  )
  await stranger?.close()

  await page.getByRole('link', { name: 'Place another order' }).click()
  await expect(page.getByLabel('City')).toHaveValue('')
})

test('What is missing or wrong is said at its field, in the order of the page', async ({ page }) => {
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await fillInOrder(page)
  await page.getByLabel('Date of birth').fill('05/03/2020')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription(
    /You must be 18 or older to order/,
  )
  await page.getByLabel('Date of birth').fill('05/03/1990')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to continue')
  await expect(page.getByRole('link', { name: /: Agree to the terms to continue$/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

test(
  'A code that is over, used up or made up is refused while the form is filled in, with the reason',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    const voucher = page.getByLabel('Voucher (optional)')
    for (const [code, reason] of [
      ['LAST-YEAR', 'This code has expired'],
      ['TOO-LATE', 'This code is used up'],
      ['NO-SUCH-CODE', 'This code does not exist'],
    ] as const) {
      await voucher.fill(code)
      await voucher.blur()
      await expect(page.getByText(reason)).toBeVisible()
    }
    await fillInOrder(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(voucher).toBeFocused()
  },
)

test(
  'The zip code has the name and the rules of the country, and a state that is served',
  { tag: '@any-size' },
  async ({ page }) => {
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
  },
)

test(
  'Browsers can fill the checkout in: each field says what it is',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    await page.getByLabel('Country', { exact: true }).selectOption('JP')
    await expect(page.getByLabel('Prefecture')).toBeVisible()
    const tokens = await page
      .locator('form [autocomplete]:visible')
      .evaluateAll((fields) => fields.map((each) => each.getAttribute('autocomplete')))
    expect(tokens).toEqual([
      'email',
      'name',
      'tel',
      'bday',
      'country',
      'postal-code',
      'address-level1',
      'address-level2',
      'address-line1',
      'address-line2',
      'off',
    ])
  },
)

// A width with as many columns as fit; every-page.spec.ts has the narrowest and the widest.
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
