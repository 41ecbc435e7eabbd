import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoHorizontalOverflow, test } from '../testing/foyer.ts'
import { readMessage } from '../testing/read-message.ts'

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

/** Expects all controls to be large enough for a thumb. */
async function expectReachable(part: Locator): Promise<void> {
  for (const control of await part.all()) {
    if (!(await control.isVisible())) continue
    const box = await control.boundingBox()
    expect(box?.height, (await control.getAttribute('name')) ?? '').toBeGreaterThanOrEqual(44)
  }
}

/** Places an order with no other taps than the fields and two buttons. */
async function order(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Full name').fill('Hanako Yamada')
  await page.getByLabel('Phone', { exact: true }).fill('+81 90 1234 5678')
  await page.getByLabel('Date of birth').fill('05/03/1990')
  await page.getByLabel('Country', { exact: true }).selectOption('JP')
  await page.getByLabel('Postal code').fill('1000001')
  await page.getByLabel('Prefecture').selectOption('Tokyo')
  await page.getByLabel('City').fill('Chiyoda-ku')
  await page.getByLabel('Street and number').fill('1-1 Chiyoda')
  await page.getByLabel('Voucher (optional)').fill('WELCOME10')
}

// R1.18
test(
  'A person orders on a phone of 320 px with one hand, and gets the receipt by mail',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const email = `hanako.${Date.now()}@example.com`
    await page.goto('/checkout')
    await order(page, email)
    await expect(page.getByText('JP¥6,300', { exact: true })).toBeVisible()
    await expectReachable(page.locator('form').locator('input:not([type=checkbox]), select, button'))
    await expectNoHorizontalOverflow(page, 'the checkout')
    await expectNoAxeViolations(page)
    await page.getByRole('checkbox').tap()
    await page.getByRole('button', { name: 'Place the order' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is placed')
    for (const line of ['Hanako Yamada', '1-1 Chiyoda', 'Chiyoda-ku, Tokyo', '100-0001', 'Japan'])
      await expect(page.getByText(line, { exact: true })).toBeVisible()
    await expectNoHorizontalOverflow(page, 'the order')
    await expectNoAxeViolations(page)
    const { text } = await readMessage(page.request, foyer.sandbox, email)
    expect(text).toContain('1 item\nPrice: JP¥7,000\nDiscount: JP¥700\nTotal: JP¥6,300')
    expect(text).not.toContain('Chiyoda')
  },
)
