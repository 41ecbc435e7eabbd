import { expect, test } from '../testing/foyer.ts'
import { field } from '../testing/forms.ts'

test(
  'An empty form is not sent: each field shows its error within view, and the first one gets the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      // Fetching a challenge for the passkeys in the field does not count as submitting the form.
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
