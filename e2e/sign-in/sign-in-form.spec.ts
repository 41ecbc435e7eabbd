import { expect, test } from '../testing/foyer.ts'
import { field, makeAccount, ownAddress } from '../testing/forms.ts'

test(
  'A wrong password keeps what was typed, says so at the form, and puts focus on the password',
  { tag: '@any-size' },
  async ({ page, request }) => {
    const person = await makeAccount(request)
    await page.goto('/sign-in')
    const email = field(page, 'email')
    const password = field(page, 'password')
    await email.fill(person.email)
    await password.fill('Wrong-password-1')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('alert')).toContainText('is wrong')
    await expect(password).toBeFocused()
    await expect(email).toHaveValue(person.email)
    await expect(password).toHaveValue('Wrong-password-1')

    // The wrong password is selected, so typing replaces it.
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'An empty form is not sent: it says at each field what is missing, in view, and goes to the first',
  { tag: '@phone' },
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      // A passkey is offered in the field, whether the form is sent or not.
      const isSent = request.method() === 'POST' && !request.url().endsWith('/passkey/options')
      if (isSent) calls.push(request.url())
    })
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(field(page, 'email')).toBeFocused()
    for (const name of ['email', 'password'] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription('Fill in this field')
    }
    for (const message of await page.getByText('Fill in this field').all())
      await expect(message).toBeInViewport({ ratio: 1 })
    expect(calls).toEqual([])
  },
)
