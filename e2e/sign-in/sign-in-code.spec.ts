import { expect, expectNoAxeViolations, test, type Person } from '../testing/foyer.ts'
import { accountMenu, field, createAccount, ownAddress, tabTo } from '../testing/forms.ts'
import { readMessage } from '../testing/read-message.ts'
import type { APIRequestContext, Page } from '@playwright/test'

const codeButton = (page: Page) => page.getByRole('button', { name: 'Send me a code instead' })
const codeInput = (page: Page) => page.getByRole('textbox', { name: 'Code from the e-mail' })

async function requestCode(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.goto('/sign-in')
  await field(page, 'email').fill(email)
  await codeButton(page).click()
  await expect(codeInput(page)).toBeFocused()
}

/** The code of the newest mail. */
async function readCode(request: APIRequestContext, sandbox: string, email: string): Promise<string> {
  const { subject } = await readMessage(request, sandbox, email)
  return /\d{6}/.exec(subject)?.[0] ?? ''
}

test(
  'A person signs in with a mailed code, and replaces the unproven password, by keyboard alone',
  { tag: '@any-size' },
  async ({ page, foyer, request }) => {
    const person = await createAccount(request)
    await page.goto('/sign-in')
    await tabTo(page, field(page, 'email'))
    await page.keyboard.type(person.email)
    await tabTo(page, codeButton(page))
    await page.keyboard.press('Enter')
    await expect(codeInput(page)).toBeFocused()
    await page.keyboard.type(await readCode(request, foyer.sandbox, person.email))
    // The first proof of the account ends the password, which somebody else may have set.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This account is yours now')
    const login = (data: object) => request.post(`${foyer.url}/web/v1/auth/login`, { data })
    expect((await login(person)).status()).toBe(401)
    await tabTo(page, page.getByLabel('New password', { exact: true }))
    const password = 'Correct-horse-8'
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set')
    expect((await login({ ...person, password })).status()).toBe(200)
  },
)

test(
  'A person can enter the code after a reload, and signs in without setting a new password',
  { tag: '@any-size' },
  async ({ page, foyer, request }) => {
    const person = await createAccount(request)
    await requestCode(page, person)
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(codeInput(page)).toBeVisible()
    await codeInput(page).fill(await readCode(request, foyer.sandbox, person.email))
    await expect(page.getByRole('heading', { level: 2, name: 'The earlier password' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(ownAddress(page, person)).toBeVisible()
    await expect(accountMenu(page)).toBeVisible()
  },
)
