import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, type Person, type Product } from '../testing/foyer.ts'
import { enter, fillIn, ownAddress, signOut } from '../testing/forms.ts'
import { proveAddress } from '../testing/prove-address.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const codeInput = (page: Page) => page.getByRole('textbox', { name: 'Code from your authenticator app' })

/** What the app shows. @param steps later, of half a minute each: the present code may be spent */
const showCode = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets up an app on the account page. @returns its key, and the recovery codes */
async function setUp(page: Page, foyer: Product, person: Person): Promise<{ key: string; codes: string[] }> {
  await proveAddress(page.request, foyer, person)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const key = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
  await codeInput(page).fill(showCode(key))
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  await expectNoAxeViolations(page)
  const codes = await list.allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return { key, codes }
}

async function giveFirst(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in')
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page).filter({ hasText: 'One more step' })).toBeVisible()
}

// R10.44
test('A person sets up an authenticator app, and signs in with its code, or with a recovery code', async ({
  page,
  foyer,
}) => {
  const person = await enter(page)
  const { key, codes } = await setUp(page, foyer, person)
  await expect(section(page, 'Authenticator app').getByText(/^On since/)).toBeVisible()
  await expect(section(page, 'Recovery codes').getByText('10 codes left')).toBeVisible()
  await signOut(page)
  await giveFirst(page, person)
  await expectNoAxeViolations(page)
  // Nobody is in yet.
  expect((await page.request.get('/web/v1/auth/session')).status()).toBe(401)
  await page.reload()
  await expect(heading(page).filter({ hasText: 'One more step' })).toBeVisible()
  await codeInput(page).fill(showCode(key, 1))
  await expect(ownAddress(page, person)).toBeVisible()

  await signOut(page)
  await giveFirst(page, person)
  await page.getByRole('button', { name: 'Use another way' }).click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(ownAddress(page, person)).toBeVisible()
})

test(
  'A wrong code is said at its field, and starting again brings the form back with the address',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const person = await enter(page)
    await setUp(page, foyer, person)
    await signOut(page)
    await giveFirst(page, person)
    await codeInput(page).fill('000000')
    await expect(page.getByText('That code is not right.').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(heading(page).filter({ hasText: 'Sign in' })).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true }).and(page.locator('input'))).toHaveValue(
      person.email,
    )
  },
)
