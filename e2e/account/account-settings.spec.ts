import { readFile } from 'node:fs/promises'
import { expect, expectNoAxeViolations, test } from '../testing/foyer.ts'
import { signUpByCall } from '../testing/forms.ts'
import { signInOnOtherDevice, part } from '../testing/account.ts'

const nextPassword = 'Staircase-light-4'

// R7.24
test(
  'A person sets their name and currency, which survive a reload and are in the data that they download',
  { tag: '@any-size' },
  async ({ page }) => {
    const { email } = await signUpByCall(page)
    await page.goto('/account/profile')
    await page.getByRole('button', { name: 'Edit: Name' }).click()
    await part(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('Anna Berg')
    await part(page, 'Profile').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your name has been saved.')).toBeVisible()

    const preferences = part(page, 'Language and currency')
    await preferences.getByRole('button', { name: 'Edit: Currency' }).click()
    await preferences.getByRole('button', { name: 'Currency', exact: true }).click()
    await page.getByLabel('Search by name or code').fill('Swiss')
    await page.keyboard.press('Enter')
    await preferences.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your currency has been saved.')).toBeVisible()

    await page.reload()
    await expect(part(page, 'Profile').getByRole('listitem')).toContainText('Anna Berg')
    await expect(preferences).toContainText('Swiss Franc (CHF)')
    await page.goto('/')
    await expect(page.getByRole('main').getByText('Anna Berg')).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: /^Data/ }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^foyer-account-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: object }
    expect(data.account).toMatchObject({ email, name: 'Anna Berg', currency: 'CHF', hasPassword: true })
  },
)

// R7.24
test(
  'A language chosen on one device also applies when the person signs in on another, where none was chosen',
  { tag: '@any-size' },
  async ({ page, browser }) => {
    const person = await signUpByCall(page)
    await page.goto('/account/profile')
    await page.getByRole('button', { name: 'Edit: Language' }).click()
    await part(page, 'Language and currency').getByRole('combobox').selectOption('fr')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
    await expect(page.getByText('Votre langue a été enregistrée.')).toBeVisible()
    const otherPage = await signInOnOtherDevice(browser, person)
    await expect(otherPage.locator('html')).toHaveAttribute('lang', 'fr')
    await otherPage.reload()
    await expect(otherPage.locator('html')).toHaveAttribute('lang', 'fr')
    await otherPage.context().close()
  },
)

// R7.22
test(
  'A password change needs the current password and a dissimilar new one, survives a lost answer, and signs out other devices',
  { tag: ['@any-size', '@fault'] },
  async ({ page, context, browser }) => {
    const person = await signUpByCall(page)
    const otherPage = await signInOnOtherDevice(browser, person)
    await page.goto('/account/security')
    const edit = page.getByRole('button', { name: 'Edit: Password' })
    await edit.click()
    const form = page.getByRole('form', { name: 'Password' })
    const [current, next] = [form.getByLabel('Current password'), form.getByLabel('New password')]
    const submit = form.getByRole('button', { name: 'Change password' })

    await current.fill(person.password)
    await next.fill(`${person.password}x`)
    await submit.click()
    await expect(next).toHaveAccessibleDescription(/less similar to your previous one/)
    await expect(next).toBeFocused()
    await expectNoAxeViolations(page)

    await current.fill('Wrong-door-1')
    await next.fill(nextPassword)
    await submit.click()
    await expect(current).toHaveAccessibleDescription(/not your current password/)
    await expect(current).toBeFocused()
    await expect(next).toHaveValue(nextPassword)

    await page.route(
      '**/web/v1/auth/password',
      async (route) => {
        const cookies = await context.cookies()
        expect((await route.fetch()).status()).toBe(204)
        // Restores the old cookies, because the browser gets neither the answer nor its cookies.
        await context.addCookies(cookies)
        await route.abort()
      },
      { times: 1 },
    )
    await current.fill(person.password)
    await submit.click()
    await expect(form.getByText('We could not reach the server')).toBeVisible()
    await submit.click()
    await expect(page.getByText(/Your password has been changed/)).toBeVisible()
    await expect(edit).toBeFocused()
    await expect(part(page, 'Devices and sessions').getByRole('listitem')).toHaveCount(1)
    await otherPage.goto('/account/profile')
    await expect(otherPage).toHaveURL(/\/sign-in$/)
    const data = { ...person, password: nextPassword }
    expect((await otherPage.request.post('/web/v1/auth/login', { data })).status()).toBe(200)
    await otherPage.context().close()
  },
)

test(
  'The address where password managers send people to change a password leads to recovery if they have forgotten it',
  { tag: '@any-size' },
  async ({ page }) => {
    await signUpByCall(page)
    await page.goto('/.well-known/change-password')
    await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused()
    await expect(page).toHaveTitle('Security · Foyer')
    await page.getByRole('button', { name: 'Edit: Password' }).click()
    await part(page, 'Password').getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password')
  },
)

test.describe('In the light theme on desktops, and in the dark theme on phones', () => {
  test.use({ colorScheme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light') })

  test('axe finds nothing on the account with its errors shown', async ({ page }) => {
    await signUpByCall(page)
    await page.goto('/account/profile')
    for (const name of ['Name', 'Language', 'Currency'])
      await page.getByRole('button', { name: `Edit: ${name}` }).click()
    await part(page, 'Profile').getByRole('textbox', { name: 'Name' }).fill('x'.repeat(101))
    await part(page, 'Profile').getByRole('button', { name: 'Save' }).click()
    await part(page, 'Language and currency').getByRole('button', { name: 'Save' }).last().click()
    await expectNoAxeViolations(page)
    await page.goto('/account/security')
    await page.getByRole('button', { name: 'Edit: Password' }).click()
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolations(page)
  })
})
