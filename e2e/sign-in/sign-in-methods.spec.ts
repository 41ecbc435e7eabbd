import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { field, signOut } from '../testing/forms.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { readMessage } from '../testing/read-message.ts'
import type { APIRequestContext, Page } from '@playwright/test'

// Both tests share one product.
test.describe.configure({ mode: 'default' })

const ownProduct = startOwnProduct(() => ({ SIGN_IN_METHODS: 'code' }))

const codeInput = (page: Page) => page.getByRole('textbox', { name: 'Code from the e-mail' })

/** The code of the newest mail for a purpose. */
async function readCode(request: APIRequestContext, email: string, purpose: string): Promise<string> {
  const link = new RegExp(`#code=(\\d{6})&purpose=${purpose}`)
  const { text } = await readMessage(request, ownProduct().product.sandbox, email, link)
  return link.exec(text)?.[1] ?? ''
}

test('Where people sign in by codes alone, no page asks for a password, before its script has arrived or after', async ({
  page,
  request,
}) => {
  const { url } = ownProduct().product
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', ({ message }) => problems.push(message))
  for (const [path, button] of [
    ['/sign-in', 'Send me a code'],
    ['/sign-up', 'Create account'],
    ['/recover', 'Send me a code'],
    ['/', 'Send me a code'],
  ] as const) {
    const sent = await (await request.get(url + path, { headers: { accept: 'text/html' } })).text()
    expect(sent).toMatch(new RegExp(`<button[^>]* type="submit"[^>]*>.*${button}.*</button>`))
    expect(sent).not.toContain('type="password"')
    await page.goto(url + path)
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    await expect(page.locator('input[type=password]')).toHaveCount(0)
  }
  await expectNoAxeViolations(page)
  await field(page, 'email').fill(newPerson().email)
  await page.keyboard.press('Enter')
  await expect(codeInput(page)).toBeFocused()
  expect(problems).toEqual([])
})

test('A person signs up and in by codes alone, and no page speaks of a password', async ({
  page,
  request,
}) => {
  const { url } = ownProduct().product
  const { email } = newPerson()
  // Recognised by its heading, because pages that ask for a code also show the address.
  const overview = page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })
  await page.goto(`${url}/sign-up`)
  await field(page, 'email').fill(email)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(codeInput(page)).toBeVisible()
  await codeInput(page).fill(await readCode(request, email, 'verify'))
  await expect(overview).toBeVisible()
  await signOut(page)

  await page.goto(`${url}/sign-in`)
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  await expect(codeInput(page)).toBeFocused()
  await codeInput(page).fill(await readCode(request, email, 'sign-in'))
  await expect(overview).toBeVisible()

  await page.goto(`${url}/account/profile`)
  await expect(page.getByRole('region', { name: 'E-mail and phone' })).toContainText('Confirmed')
  for (const [room, heading] of [
    ['profile', 'Language and currency'],
    ['security', 'Devices and sessions'],
    ['data', 'Delete account'],
  ] as const) {
    await page.goto(`${url}/account/${room}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(/password/i)).toHaveCount(0)
  }
  await expectNoAxeViolations(page)
})
