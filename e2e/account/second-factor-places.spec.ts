import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, type Person, type Product } from '../testing/foyer.ts'
import { accountMenu, signUpByCall, field, fillIn, ownAddress } from '../testing/forms.ts'
import { link } from '../testing/linking.ts'
import { codeInput, generateCode } from '../testing/factors/authenticator-app.ts'
import { proveAddress } from '../testing/prove-address.ts'
import { choose, consent, findButton } from '../testing/social.ts'

const step = (page: Page) => page.getByRole('heading', { name: 'One more step' })

async function linkYandex(page: Page): Promise<void> {
  await page.goto('/account/connections')
  await link(page, 'yandex')
  await consent(page, 'usual', 'Boris Petrov')
  await expect(page.getByText('Yandex is linked.')).toBeVisible()
}

/** Signs the browser of `page` in, with calls, as a person who has enrolled an app. @returns the person, and the app's key */
async function enrol(page: Page, foyer: Product): Promise<{ person: Person; key: string }> {
  const person = await signUpByCall(page)
  await proveAddress(page.request, foyer, person)
  const startedEnrolment = await page.request.post('/web/v1/auth/totp', { data: {} })
  const { secret: key } = (await startedEnrolment.json()) as { secret: string }
  const data = { totp: generateCode(key) }
  const enrolled = await page.request.post('/web/v1/auth/totp/confirm', { data })
  expect(enrolled.status()).toBe(200)
  return { person, key }
}

test(
  'The second step of a sign-in is in the dialog over a half-filled checkout, which keeps what was typed',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const { person, key } = await enrol(page, foyer)
    await page.context().clearCookies()
    await page.goto('/checkout')
    await page.getByLabel('City').fill('Berlin')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await fillIn(dialog, person)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Start again' }).click()
    await expect(field(dialog, 'email')).toBeFocused()
    await expect(field(dialog, 'email')).toHaveValue(person.email)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await codeInput(page).fill(generateCode(key, 1))
    await expect(dialog).toHaveCount(0)
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('Berlin')
  },
)

test(
  'A sign-in with a provider asks for the second step too',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const { person, key } = await enrol(page, foyer)
    await linkYandex(page)
    await page.context().clearCookies()
    await choose(page, 'usual', 'boris')
    await page.goto('/account')
    await (await findButton(page, 'yandex')).click()
    await expect(step(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await codeInput(page).fill(generateCode(key, 1))
    await expect(ownAddress(page, person)).toBeVisible()
    await expect(page).toHaveURL(/\/account$/)
  },
)
