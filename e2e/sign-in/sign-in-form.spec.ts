import { expect, newPerson, test } from '../testing/foyer.ts'
import { field, fillIn, makeAccount, ownAddress } from '../testing/forms.ts'

test('A wrong password keeps what was typed, says so at the form, and puts focus on the password', async ({
  page,
  request,
}) => {
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
})

test(
  'An unknown account is answered in the same words as a wrong password',
  { tag: '@any-size' },
  async ({ page }) => {
    const person = newPerson()
    await page.goto('/sign-in')
    await fillIn(page, person)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('is wrong')
  },
)

test('An empty form is not sent: it says at each field what is missing, in view, and goes to the first', async ({
  page,
}) => {
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
})

test(
  'What was typed in one method is there again after a look at the other',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await field(page, 'email').fill('anna@example.org')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await field(page, 'phone').fill('+44 20 7946 0000')
    await page.getByRole('tab', { name: 'E-mail' }).click()
    await expect(field(page, 'email')).toHaveValue('anna@example.org')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect(field(page, 'phone')).toHaveValue('44 20 7946 0000')
  },
)

test(
  'Password managers find one form with a user name and a present password',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/sign-in')
    const form = page.locator('form')
    await expect(form).toHaveCount(1)
    await expect(form.locator('input[autocomplete~="username"]:visible')).toHaveCount(1)
    await expect(form.locator('input[type="password"][autocomplete="current-password"]')).toHaveCount(1)
    await page.goto('/sign-up')
    await expect(page.locator('form input[autocomplete="new-password"]')).toHaveCount(1)
  },
)

test(
  'While the server cannot be reached the form says so and can be sent again',
  { tag: ['@any-size', '@fault'] },
  async ({ page, context, request }) => {
    const person = await makeAccount(request)
    await page.goto('/sign-in')
    await fillIn(page, person)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('form').getByRole('alert')).toContainText('Check your connection')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(ownAddress(page, person)).toBeVisible()
  },
)
