import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { requireTrustedTypes, allowedSinks } from '../testing/require-trusted-types.ts'
import {
  startWith,
  choose,
  sendForm,
  expectRefused,
  expectSignedIn,
} from '../testing/products/with-captcha.ts'
import { phoneSize } from '../testing/sizes.ts'

// A separate product for each kind, because the sandbox's settings apply to everybody.
test.describe.configure({ mode: 'serial' })

test.describe('reCAPTCHA', () => {
  startWith({ CAPTCHA_KIND: 'recaptcha' })
  test.beforeEach(() => choose({}))

  test(
    'A person who fails reCAPTCHA is told so, ticks its box in the form at the next try, and is signed in, even under Trusted Types',
    { tag: '@any-size' },
    async ({ page }) => {
      // So low that the box would appear below the visible part of the page.
      await page.setViewportSize({ ...phoneSize, height: 600 })
      const refusedSinks = await requireTrustedTypes(page, 'foyer goog#html')
      await sendForm(page)
      const box = page.frameLocator('iframe[title="reCAPTCHA"]')
      const checkboxButton = box.getByRole('button', { name: 'I am a person' })
      await expect(checkboxButton).toBeInViewport({ ratio: 1 })
      await expectNoAxeViolations(page)
      await box.getByRole('button', { name: 'Fail' }).click()
      await expectRefused(page, 'could not confirm that you are human')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await checkboxButton.click()
      await expectSignedIn(page)
      expect(refusedSinks.filter((refusedSink) => !allowedSinks.test(refusedSink))).toEqual([])
    },
  )

  test(
    'While its script is loading, the check says so and can be cancelled',
    { tag: ['@any-size', '@fault'] },
    async ({ page }) => {
      await choose({ arrival: 'slow' })
      await sendForm(page)
      await expect(page.getByRole('status').filter({ hasText: 'Loading the check' })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel the check' }).click()
      await expectRefused(page, 'closed before it was done')
    },
  )
})
