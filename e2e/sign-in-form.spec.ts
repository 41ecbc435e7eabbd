import { expect, newPerson, signUp, test } from './foyer.ts'

test('A wrong password keeps what was typed, says so at the form, and puts focus on the password', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const person = await signUp(await elsewhere.newPage())
  await elsewhere.close()

  await page.goto('/sign-in')
  const email = page.getByLabel('E-mail', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await email.fill(person.email)
  await password.fill('Wrong-password-1')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('alert')).toContainText('do not match')
  await expect(password).toBeFocused()
  await expect(email).toHaveValue(person.email)
  await expect(password).toHaveValue('Wrong-password-1')

  // What is typed now takes the place of the wrong one.
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(person.email)).toBeVisible()
})

test('An unknown account is answered in the same words as a wrong password', async ({ page }) => {
  const person = newPerson()
  await page.goto('/sign-in')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('do not match')
})

test('An empty form is not sent: it says what is missing and goes there', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('E-mail')
  expect(calls).toEqual([])
})

test('What was typed in one method is there again after a look at the other', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail', { exact: true }).fill('anna@example.org')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await page.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0000')
  await page.getByRole('tab', { name: 'E-mail' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('anna@example.org')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+44 20 7946 0000')
})

test('The whole way from the first page to the account goes by keyboard alone', async ({ page }) => {
  const person = newPerson()
  await page.goto('/sign-up')
  await page.getByLabel('E-mail', { exact: true }).focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(person.password)
  // Tab reaches the toggle, and Space works it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(person.email)).toBeVisible()
})

test('Password managers find one form with a user name and a present password', async ({ page }) => {
  await page.goto('/sign-in')
  const form = page.locator('form')
  await expect(form).toHaveCount(1)
  await expect(form.locator('input[autocomplete~="username"]:visible')).toHaveCount(1)
  await expect(form.locator('input[type="password"][autocomplete="current-password"]')).toHaveCount(1)
  await page.goto('/sign-up')
  await expect(page.locator('form input[autocomplete="new-password"]')).toHaveCount(1)
})

test('While the server cannot be reached the form says so and can be sent again', async ({
  page,
  context,
}) => {
  const person = await signUp(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/sign-in')
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
})
