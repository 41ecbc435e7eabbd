import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test, type Person } from '../testing/foyer.ts'
import { signUpByCall, tabTo } from '../testing/forms.ts'
import { readMessage } from '../testing/read-message.ts'

const newPassword = 'Corridor-light-9'
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const section = (page: Page): Locator => page.getByRole('region', { name: 'E-mail and phone', exact: true })
const valueText = (page: Page, text: string): Locator => section(page).getByText(text, { exact: true })

async function readCode(request: APIRequestContext, sandbox: string, to: string): Promise<string> {
  const { text } = await readMessage(request, sandbox, to, /(?<!\d)\d{6}(?!\d)/)
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? ''
}

/** Signs the browser of `page` in as a person whose address is proven. */
async function signUpProven(page: Page, request: APIRequestContext, sandbox: string): Promise<Person> {
  const person = await signUpByCall(page)
  const started = await page.request.post('/web/v1/auth/verification', { data: { kind: 'email' } })
  expect(started.status()).toBe(202)
  const code = await readCode(request, sandbox, person.email)
  const confirmed = await page.request.post('/web/v1/auth/verification/confirm', { data: { code } })
  expect(confirmed.status()).toBe(200)
  return person
}

/** Changes the address with the keyboard alone. */
async function changeAddress(
  page: Page,
  request: APIRequestContext,
  sandbox: string,
  to: string,
): Promise<void> {
  await tabTo(page, section(page).getByRole('button', { name: 'Edit: E-mail' }))
  await page.keyboard.press('Enter')
  await expect(section(page).getByLabel('New e-mail address').and(page.locator('input'))).toBeFocused()
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  await expect(section(page).getByLabel('Code from the e-mail')).toBeFocused()
  await page.keyboard.type(await readCode(request, sandbox, to))
  await expect(valueText(page, to)).toBeVisible()
}

async function changeByCalls(
  page: Page,
  request: APIRequestContext,
  sandbox: string,
  to: string,
): Promise<void> {
  const started = await page.request.post('/web/v1/auth/identifiers', { data: { email: to } })
  expect(started.status()).toBe(202)
  const code = await readCode(request, sandbox, to)
  const changed = await page.request.post('/web/v1/auth/identifiers/confirm', { data: { code } })
  expect(changed.status()).toBe(200)
}

// R10.8
test(
  'A person changes their e-mail address with the code sent to the new one, which then replaces the old one at sign-in',
  { tag: '@any-size' },
  async ({ page, context, foyer, request }) => {
    const person = await signUpProven(page, request, foyer.sandbox)
    const { email } = newPerson()
    await page.goto('/account/profile')
    await expect(valueText(page, person.email)).toBeVisible()
    await expect(section(page).getByText('Confirmed', { exact: true })).toBeVisible()
    await changeAddress(page, request, foyer.sandbox, email)
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(valueText(page, email)).toBeVisible()

    await context.clearCookies()
    for (const [name, status] of [
      [person.email, 401],
      [email, 200],
    ] as const) {
      const data = { email: name, password: person.password }
      expect((await page.request.post('/web/v1/auth/login', { data })).status()).toBe(status)
    }
  },
)

test(
  'The link in the notice undoes an intruder’s change of address, once, and leads to setting a new password',
  { tag: '@any-size' },
  async ({ page, browser, foyer, request }) => {
    const person = await signUpProven(page, request, foyer.sandbox)
    await changeByCalls(page, request, foyer.sandbox, newPerson().email)
    // Wait for the notice of the first change. The intruder's second change must not help them.
    const { text } = await readMessage(request, foyer.sandbox, person.email, /\/undo#token=/)
    await changeByCalls(page, request, foyer.sandbox, newPerson().email)

    const owner = await (await browser.newContext({ baseURL: foyer.url })).newPage()
    const link = /http:\S+\/undo#token=\S+/.exec(text)?.[0] ?? ''
    const sent: string[] = []
    owner.on('request', (made) => sent.push(`${made.url()} ${made.headers()['referer'] ?? ''}`))
    await owner.goto(link)
    await expect(
      owner.getByText(new RegExp(`${person.email}.* will be restored to your account`)),
    ).toBeVisible()
    await expect(owner).toHaveURL(`${foyer.url}/undo`)
    await expectNoAxeViolations(owner)
    // Opening the link does not use it up, so it still works after a reload.
    await owner.reload()
    await owner.getByRole('button', { name: 'Undo the change' }).click()
    await expect(heading(owner)).toHaveText('Set a new password')
    await owner.getByLabel('New password', { exact: true }).fill(newPassword)
    await owner.getByRole('button', { name: 'Set password' }).click()
    await expect(owner).toHaveURL(`${foyer.url}/account`)
    await owner.goto('/account/profile')
    await expect(valueText(owner, person.email)).toBeVisible()
    expect(sent.join('\n')).not.toContain(new URL(link).hash.slice('#token='.length))

    await page.goto('/account/profile')
    await expect(heading(page)).toHaveText('Sign in')
    await owner.goto(link)
    await expect(owner.getByText('This link no longer works')).toBeVisible()
    await owner.context().close()
  },
)
