import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { signUpByCall, fillIn } from '../testing/forms.ts'

test(
  'The list of devices shows the screen size and the language of this device',
  { tag: '@any-size' },
  async ({ page }) => {
    const person = newPerson()
    const saveResponse = page.waitForResponse((answer) => answer.url().endsWith('/USER/visitor-save'))
    await page.goto('/sign-up')
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create account' }).click()
    await saveResponse
    await page.goto('/account/security')
    const { width, height } = await page.evaluate(() => ({ width: screen.width, height: screen.height }))
    const row = page.getByRole('listitem').filter({ hasText: 'This device' })
    await row.getByText('Details').click()
    await expect(row).toContainText(new RegExp(`Screen\\W*${width} × ${height}\\W? pixels`))
    await expect(row).toContainText('American English')
    await expectNoAxeViolations(page)
  },
)

// R7.24
test(
  'A person deletes their account, sees a confirmation, and cannot sign in any more',
  { tag: '@any-size' },
  async ({ page }) => {
    const person = await signUpByCall(page)
    await page.goto('/account/data')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    await expectNoAxeViolations(page)

    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Delete account…' }).click()
    await dialog.getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Back to the start page' }).click()
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  },
)
