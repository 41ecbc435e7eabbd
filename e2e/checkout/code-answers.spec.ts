import { expect, test } from '../testing/foyer.ts'

const longMessage = 'This code does not exist: look at it again, or go on without one. '.repeat(4).trim()
// An amount whose message is longer than the one that is shown during the check, in any font.
const accepted = { isValid: true, discount: { percent: null, amount: 123_456_789_012_345 } }

for (const { path, show, label, answer, message, role, name } of [
  {
    path: '/checkout',
    label: 'Voucher (optional)',
    answer: accepted,
    message: /off this order/,
    role: 'checkbox',
    name: /I agree/,
  },
  {
    path: '/checkout',
    label: 'Voucher (optional)',
    answer: { isValid: false, message: longMessage },
    message: longMessage,
    role: 'checkbox',
    name: /I agree/,
  },
  {
    path: '/sign-up',
    show: 'Add a promo code',
    label: 'Promo code (optional)',
    answer: { isValid: false, message: longMessage },
    message: longMessage,
    role: 'button',
    name: 'Create account',
  },
] as const)
  test(
    `Nothing on ${path} moves while a finger is down, though a code has just been ${answer.isValid ? 'accepted' : 'refused'}`,
    { tag: '@any-size' },
    async ({ page }) => {
      let release = (): void => {}
      const whenReleased = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/promocodes/check', async (route) => {
        await whenReleased
        await route.fulfill({ json: answer })
      })
      await page.setViewportSize({ width: 320, height: 740 })
      await page.goto(path)
      // With large text the message needs more lines than the reserved one.
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      if (show !== undefined) await page.getByRole('button', { name: show }).click()
      await page.getByLabel(label, { exact: true }).fill('NOPE')
      await expect(page.getByText('Checking the code')).toBeVisible()

      const target = page.getByRole(role, { name })
      await target.scrollIntoViewIfNeeded()
      // A pressed button moves slightly by its own style, and scroll anchoring may move the page: measure the form instead.
      const form = page.getByRole('form')
      const readHeight = () => form.evaluate((element) => element.getBoundingClientRect().height)
      const heightBefore = await readHeight()
      await target.hover()
      await page.mouse.down()
      const checkResponse = page.waitForResponse('**/promocodes/check')
      release()
      await (await checkResponse).finished()
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      })
      expect(await readHeight()).toBe(heightBefore)
      // Released elsewhere, so that nothing is submitted.
      await page.mouse.move(1, 1)
      await page.mouse.up()
      await expect(page.getByText(message)).toBeVisible()
      // Proves that the deferral mattered: after the press the form has grown.
      expect(await readHeight()).toBeGreaterThan(heightBefore)
    },
  )
