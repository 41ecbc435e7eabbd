import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { signUpByCall, field, fillIn, ownAddress } from '../testing/forms.ts'

// Colours depend only on the theme, and layout only on the size, so two combinations are enough: desktops are light here, phones dark.
// every-page.spec.ts and touch.spec.ts run axe on the pages that everybody can open.
test.use({ colorScheme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light') })

test(
  'axe finds nothing on sign-in after the server refuses a password, nor with the phone method, an error and a shown password',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await fillIn(page, newPerson())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('is wrong')
    await expectNoAxeViolations(page)
    await page.getByRole('tab', { name: 'Phone' }).click()
    await fillIn(page, { phone: '12', password: 'secret' })
    await page.getByRole('button', { name: /Show password/ }).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolations(page)
  },
)

test('axe finds nothing while the server cannot be reached, nor on the link that skips the bar', async ({
  page,
}) => {
  await signUpByCall(page)
  await page.route('**/web/v1/auth/sessions', (route) => route.abort())
  await page.goto('/account/security')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expectNoAxeViolations(page)
  await page.route('**/web/v1/auth/session', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot reach the server')
  await expectNoAxeViolations(page)
})

test(
  'axe finds nothing on the overview, the questions before a session or the account ends, and the goodbye',
  { tag: '@phone' },
  async ({ page, request }) => {
    const person = await signUpByCall(page)
    await page.goto('/')
    await expect(ownAddress(page, person)).toBeVisible()
    await expectNoAxeViolations(page)
    // A second session of the same person, by a call.
    const answer = await request.post('/web/v1/auth/login', { data: person })
    expect(answer.status()).toBe(200)
    await page.goto('/account/security')
    await page.getByRole('button', { name: /^End session/ }).click()
    await expect(page.getByRole('button', { name: 'Yes, end it' })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.goto('/account/data')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await page.getByRole('dialog').getByRole('checkbox').check()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')
    await expectNoAxeViolations(page)
  },
)
