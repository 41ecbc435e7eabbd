import { expect, newPerson, test } from '../testing/foyer.ts'
import { signUpByCall, fillIn, ownAddress, signOut, verifyLater } from '../testing/forms.ts'

test(
  'A person makes an account, sees it, signs out, and signs in again',
  { tag: '@phone' },
  async ({ page }) => {
    const person = newPerson()
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')

    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create account' }).click()
    await verifyLater(page)

    await expect(ownAddress(page, person)).toBeVisible()
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    await expect(ownAddress(page, person)).toBeVisible()
    await page.getByRole('link', { name: 'Security' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
    await expect(page.getByText('This device')).toBeVisible()

    await signOut(page)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/sign-in$/)

    await fillIn(page, person)
    await page.keyboard.press('Enter')
    // Back on the page that required the sign-in.
    await expect(page).toHaveURL(/\/account$/)
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'A person ends another session of theirs, and that browser is signed out',
  { tag: '@any-size' },
  async ({ page, browser }) => {
    const person = await signUpByCall(page)
    const otherContext = await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    const otherPage = await otherContext.newPage()
    expect((await otherPage.request.post('/web/v1/auth/login', { data: person })).status()).toBe(200)
    await otherPage.goto('/account/profile')
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Profile')

    await page.goto('/account/security')
    const row = page.getByRole('listitem').filter({ hasText: 'Firefox' })
    await row.getByRole('button', { name: /^End session/ }).click()
    await page.getByRole('button', { name: 'Yes, end it' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Firefox' })).toHaveCount(0)

    // Headless pages are always visible, so the event is dispatched here.
    await otherPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(otherPage).toHaveURL(/\/sign-in$/)
    await otherContext.close()
  },
)

test('Signing out in one tab signs the other tab out', { tag: '@any-size' }, async ({ page, context }) => {
  const person = await signUpByCall(page)
  await page.goto('/')
  const secondPage = await context.newPage()
  await secondPage.goto('/account')
  await expect(ownAddress(secondPage, person)).toBeVisible()
  await signOut(page)
  await expect(secondPage).toHaveURL(/\/sign-in$/)
})
