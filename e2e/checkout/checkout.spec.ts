import { expect, expectNoHorizontalOverflow, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { fillInOrder } from '../testing/order.ts'

test.describe('Where the country cannot be derived', () => {
  test.use({ locale: 'en', timezoneId: 'UTC' })

  test(
    'the checkout shows no error at a field that nobody has visited',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto('/checkout')
      await expect(page.getByLabel('Country', { exact: true })).toHaveValue('')
      // Wait for the footer, which is hydrated last.
      await expect(page.locator('html')).toHaveAttribute('data-answers')
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    },
  )
})

// R1.18
test(
  'A person fills in the checkout, with a voucher, and sees what was ordered',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    await fillInOrder(page)
    const voucher = page.getByLabel('Voucher (optional)')
    await voucher.fill('LAST-YEAR')
    await voucher.blur()
    await expect(page.getByText('This code has expired')).toBeVisible()
    await voucher.fill('welcome10')
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
    const strangerPage = await page.context().browser()?.newPage()
    await strangerPage?.goto(address)
    await expect(strangerPage?.getByRole('heading', { level: 1 }) ?? page.locator('html')).toHaveText(
      'Order not found',
    )
    await strangerPage?.close()

    await page.getByRole('link', { name: 'Place another order' }).click()
    await expect(page.getByLabel('City')).toHaveValue('')
  },
)

test(
  'Browsers can autofill the checkout: each field has its autocomplete token',
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

test(
  'The address fields of seven different countries fit 320 and 640 px, even with text at 200 % and right to left',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/checkout')
    const country = page.getByLabel('Country', { exact: true })
    // One column, and then as many as fit; every-page.spec.ts covers the widest screen.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 720 })
      for (const code of ['US', 'JP', 'BR', 'CN', 'AE', 'IE', 'RU']) {
        await country.selectOption(code)
        await expectNoHorizontalOverflow(page, `the checkout for ${code}, ${width} px`)
      }
    }
  },
)
