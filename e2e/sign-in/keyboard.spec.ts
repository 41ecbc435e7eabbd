import { expect, newPerson, test } from '../testing/foyer.ts'
import { accountMenu, field, ownAddress, tabTo } from '../testing/forms.ts'

// R2.17
test('A person signs up, ends another session, signs out, and chooses a method and a theme by keyboard alone', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')

  await tabTo(page, field(page, 'email'))
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await expect(field(page, 'password')).toBeFocused()
  await page.keyboard.type(person.password)
  // Tab reaches the toggle, and Space operates it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your e-mail address')
  await tabTo(page, page.getByRole('button', { name: 'Later' }))
  await page.keyboard.press('Enter')
  await expect(ownAddress(page, person)).toBeVisible()

  // A second session of the same person, by a call.
  expect((await request.post('/web/v1/auth/login', { data: person })).status()).toBe(200)
  await tabTo(page, page.getByRole('link', { name: 'Security' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
  await expect(page.getByText('This device')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^End session/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, end it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0)

  await tabTo(page, accountMenu(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountMenu(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

  // Arrow keys choose methods and themes.
  await tabTo(page, page.getByRole('tab', { name: 'E-mail' }))
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'phone')).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'System' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
