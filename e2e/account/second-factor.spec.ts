import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, type Person } from '../testing/foyer.ts'
import { signUpByCall, fillIn, ownAddress, signOut } from '../testing/forms.ts'
import { codeInput, setUpApp, generateCode } from '../testing/factors/authenticator-app.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function completeFirstStep(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in')
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page).filter({ hasText: 'One more step' })).toBeVisible()
}

// R10.44
test(
  'A person sets up an authenticator app, and signs in with its code, or with a recovery code',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const person = await signUpByCall(page)
    const { key, codes } = await setUpApp(page, foyer, person)
    await expect(section(page, 'Authenticator app').getByText(/^On since/)).toBeVisible()
    await expect(section(page, 'Recovery codes').getByText('10 codes left')).toBeVisible()
    // The page to which the sign-in will lead back, and which shows the address.
    await page.goto('/account/profile')
    await signOut(page)
    await completeFirstStep(page, person)
    await expectNoAxeViolations(page)
    // The person is not signed in yet.
    expect((await page.request.get('/web/v1/auth/session')).status()).toBe(401)
    await page.reload()
    await expect(heading(page).filter({ hasText: 'One more step' })).toBeVisible()
    await codeInput(page).fill(generateCode(key, 1))
    await expect(ownAddress(page, person)).toBeVisible()

    await signOut(page)
    await completeFirstStep(page, person)
    await page.getByRole('button', { name: 'Use another way' }).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'A person is asked whether new recovery codes are saved before Back, a link or a sign-out leaves the page',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    await setUpApp(page, foyer, await signUpByCall(page))
    await page.goto('/')
    await page.goto('/account/profile')
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('button', { name: 'Create new codes' }).click()
    await page.getByRole('button', { name: 'Yes, create new codes' }).click()
    const codes = page.getByRole('heading', { name: 'Save your recovery codes' })
    await expect(codes).toBeFocused()
    const confirmation = page.getByRole('dialog', { name: 'Have you saved your recovery codes?' })
    const backButton = confirmation.getByRole('button', { name: 'Back to the codes' })
    for (const tryToLeave of [
      () => page.evaluate(() => history.back()),
      () => page.getByRole('banner').getByRole('link').first().click(),
      () => signOut(page),
    ]) {
      await tryToLeave()
      await expect(backButton).toBeFocused()
      await backButton.click()
      await expect(confirmation).toHaveCount(0)
      await expect(codes).toBeVisible()
      await expect(page).toHaveURL(/\/account\/security$/)
    }
    await page.evaluate(() => history.back())
    await confirmation.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page).toHaveURL(/\/account\/profile$/)
    await page.getByRole('link', { name: 'Security' }).click()
    await expect(section(page, 'Recovery codes').getByText('10 codes left')).toBeVisible()
  },
)
