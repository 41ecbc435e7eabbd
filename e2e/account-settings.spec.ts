import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, type Person } from './foyer.ts'
import { enter, fillIn, makeAccount, signIn } from './forms.ts'

const nextPassword = 'Staircase-light-4'

/** Another device of the same person, signed in. */
async function signInElsewhere(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  expect((await page.request.post('/web/v1/auth/login', { data: person })).status()).toBe(200)
  await page.goto('/')
  await expect(page.getByText(person.email)).toBeVisible()
  return page
}

/** A part of the account page, by its heading. */
function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('A person says their name and their currency, and both are there after a reload', async ({ page }) => {
  await enter(page)
  await page.goto('/account')
  await part(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('Anna Berg')
  await part(page, 'Profile').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()

  const preferences = part(page, 'Language and currency')
  await preferences.getByRole('button', { name: 'Currency' }).click()
  await page.getByLabel('Search by name or code').fill('Swiss')
  await page.keyboard.press('Enter')
  await preferences.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your currency is saved.')).toBeVisible()

  await page.reload()
  await expect(part(page, 'Profile').getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
  await expect(preferences.getByRole('button', { name: 'Currency' })).toContainText('CHF')
  await page.goto('/')
  await expect(page.getByText('Anna Berg')).toBeVisible()
})

test(
  'A language that is chosen on one device greets the person on another, where none was chosen',
  { tag: '@any-size' },
  async ({ page, browser }) => {
    const person = await enter(page)
    await page.goto('/account')
    await part(page, 'Language and currency').getByLabel('Language').selectOption('fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte')
    const other = await signInElsewhere(browser, person)
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
    await other.reload()
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
    await other.context().close()
  },
)

test('A password is changed with the present one, unlike it, and signs every other device out', async ({
  page,
  browser,
}) => {
  const person = await enter(page)
  const other = await signInElsewhere(browser, person)
  await page.goto('/account')
  const form = page.getByRole('form', { name: 'Password' })
  const [present, next] = [form.getByLabel('Present password'), form.getByLabel('New password')]
  const submit = form.getByRole('button', { name: 'Change password' })

  await present.fill(person.password)
  await next.fill(`${person.password}x`)
  await submit.click()
  await expect(form.getByRole('alert')).toContainText('less like the previous one')
  await expect(next).toBeFocused()
  await expectNoAxeViolations(page)

  await present.fill('Wrong-door-1')
  await next.fill(nextPassword)
  await submit.click()
  await expect(form.getByRole('alert')).toContainText('not your present password')
  await expect(present).toBeFocused()
  await expect(next).toHaveValue(nextPassword)

  await present.fill(person.password)
  await submit.click()
  await expect(page.getByText(/Your password is changed/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused()
  await expect(part(page, 'Devices and sessions').getByRole('listitem')).toHaveCount(1)
  await other.goto('/account')
  await expect(other).toHaveURL(/\/sign-in$/)
  await signIn(other, { ...person, password: nextPassword })
  await other.context().close()
})

test(
  'A person who is signed in can recover the password that they have forgotten',
  { tag: '@any-size' },
  async ({ page }) => {
    await enter(page)
    await page.goto('/account')
    await part(page, 'Password').getByRole('link', { name: 'Forgot it?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recover your password')
  },
)

test('A person signs out everywhere else, and stays signed in here', async ({ page, browser }) => {
  const person = await enter(page)
  const other = await signInElsewhere(browser, person)
  await page.goto('/account')
  const devices = part(page, 'Devices and sessions')
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices.getByText('Sign out on 1 other device?')).toBeVisible()
  await expectNoAxeViolations(page)
  await devices.getByRole('button', { name: 'Yes, sign out there' }).click()
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.goto('/account')
  await expect(other).toHaveURL(/\/sign-in$/)
  await page.reload()
  await expect(devices).toBeVisible()
  await other.context().close()
})

test('What a device has told can be looked up in words', async ({ page, request }) => {
  const person = await makeAccount(request)
  await signIn(page, person)
  await page.goto('/account')
  const devices = part(page, 'Devices and sessions')
  await devices.getByText('Details', { exact: false }).first().click()
  const { width, height } = await page.evaluate(() => ({ width: screen.width, height: screen.height }))
  // An isolate of the bidirectional algorithm stands between the size and its unit.
  const size = new RegExp(`${width} × ${height}\\W pixels`)
  const screenOf = devices.getByRole('definition').filter({ hasText: size })
  await expect(screenOf.first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test(
  'A person takes their data along, with what they have entered',
  { tag: '@any-size' },
  async ({ page }) => {
    const person = await enter(page)
    await page.goto('/account')
    await part(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('Anna Berg')
    await part(page, 'Profile').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your name is saved.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^foyer-account-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: object }
    expect(data.account).toMatchObject({ email: person.email, name: 'Anna Berg', hasPassword: true })
  },
)

test('A person deletes their account, is told so, and cannot sign in any more', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expectNoAxeViolations(page)

  await dialog.getByLabel('Your password').fill('Wrong-door-1')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('not your present password')
  // What is typed is not thrown away by a key.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(/You have begun to fill this in/)).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Delete account…' }).click()
  await dialog.getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Back to the entrance' }).click()
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('axe finds nothing on the account with its errors shown', async ({ page }) => {
      await enter(page)
      await page.goto('/account')
      await part(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('x'.repeat(101))
      await part(page, 'Profile').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByRole('form', { name: 'Password' }).getByRole('alert')).not.toBeEmpty()
      await part(page, 'Language and currency').getByRole('button', { name: 'Save' }).click()
      await expectNoAxeViolations(page)
    })
  })
}
