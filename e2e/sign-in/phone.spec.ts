import { expect, expectNoHorizontalOverflow, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { field } from '../testing/forms.ts'

test.describe('Where the country cannot be derived', () => {
  test.use({ locale: 'en', timezoneId: 'UTC' })

  test(
    'a phone number asks for its country, is formatted once it is chosen, and is not marked as correct',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/sign-in')
      await page.getByRole('tab', { name: 'Phone' }).click()
      const phone = field(page, 'phone')
      await expect(phone).toBeEnabled()
      const country = page.getByRole('form').locator('button[aria-haspopup=dialog]').last()
      await expect(country).toHaveAccessibleName('Choose a country')
      await phone.pressSequentially('479 555 0123')
      await expect(phone).toHaveValue('4795550123')
      await page.keyboard.press('Tab')
      await expect(phone).toHaveAccessibleDescription(
        'Choose a country, or start with + and the country code',
      )
      await expectNoHorizontalOverflow(page, 'a number of no country')
      await expectNoAxeViolations(page)
      await country.click()
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('United States')
      await page.keyboard.press('Enter')
      await expect(phone).toHaveValue('1 479 555 0123')
      await page.keyboard.press('Tab')
      const shell = page.locator('[data-margin]').filter({ has: page.locator('[name=phone]') })
      await expect(shell).toHaveCount(1)
      await expect(shell).not.toHaveAttribute('data-status', 'success')
    },
  )
})

test.describe('In Brazil', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/Sao_Paulo' })

  test(
    'the checkout accepts a landline, groups its digits as that country does, and says when there are too many',
    { tag: '@any-size' },
    async ({ page }) => {
      await page.goto('/checkout')
      const phone = page.getByLabel('Phone', { exact: true })
      await phone.pressSequentially('(11) 3456-7890', { delay: 20 })
      await page.keyboard.press('Tab')
      await expect(phone).toHaveValue('55 11 3456 7890')
      await expect(phone).not.toHaveAttribute('aria-invalid')
      await phone.press('End')
      await phone.pressSequentially('123')
      await page.keyboard.press('Tab')
      await expect(phone).toHaveAccessibleDescription('This phone number has too many digits')
    },
  )
})
