import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalOverflow,
  newPerson,
  test,
} from '../testing/foyer.ts'
import { field, fillIn, matchGroups, signOut, tabTo } from '../testing/forms.ts'
import { readMessage } from '../testing/read-message.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const textedCode = (page: Page) => page.getByLabel('Code from the text message')
const newNumber = () => `+4474${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** The code of the newest text message, in the format that makes browsers offer it only to pages of this host. */
async function readTextedCode(request: APIRequestContext, sandbox: string, to: string): Promise<string> {
  const { text } = await readMessage(request, sandbox, to, /@localhost #\d{6}$/)
  return text.slice(-6)
}

async function signUpByPhone(page: Page, phone: string, password: string): Promise<void> {
  await page.goto('/sign-up')
  await page.getByRole('tab', { name: 'Phone' }).click()
  await fillIn(page, { phone, password })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page)).toHaveText('Confirm your phone number')
}

// R10.1
test(
  'A person signs up with a phone number, typed with punctuation, confirms it by text message, signs in, and adds an e-mail address by keyboard',
  { tag: '@any-size' },
  async ({ page, foyer, request }) => {
    const { email, password } = newPerson()
    const phone = newNumber()
    const digits = phone.slice('+4474'.length)
    await signUpByPhone(page, `+44 (74) ${digits.slice(0, 4)}-${digits.slice(4)}`, password)
    await expect(textedCode(page)).toBeFocused()
    await expectNoAxeViolations(page)
    await expectNoHorizontalOverflow(page, 'the code of a text message')
    await page.keyboard.type(await readTextedCode(request, foyer.sandbox, phone))
    await expect(heading(page)).toHaveText('Welcome')

    await signOut(page)
    await page.goto('/sign-in')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await fillIn(page, { phone: `+44 74 ${digits}`, password })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('main').getByText(matchGroups(phone))).toBeVisible()

    await page.goto('/account/profile')
    const section = page.getByRole('region', { name: 'E-mail and phone', exact: true })
    await expect(section.getByText(matchGroups(phone))).toBeVisible()
    await expect(section.getByText('Confirmed', { exact: true })).toHaveCount(1)
    await tabTo(page, section.getByRole('button', { name: 'Add an e-mail address' }))
    await page.keyboard.press('Enter')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(section.getByLabel('Code from the e-mail')).toBeFocused()
    const { subject } = await readMessage(request, foyer.sandbox, email)
    await page.keyboard.type(/\d{6}/.exec(subject)?.[0] ?? '')
    await expect(section.getByText('Confirmed', { exact: true })).toHaveCount(2)
    await expectNoAxeViolations(page)
    // The former number gets a notice, with the link that undoes the change.
    const { text } = await readMessage(request, foyer.sandbox, phone, /\/undo#token=/)
    expect(text).toMatch(/e-mail/i)
  },
)

// R10.18
test(
  'A person signs in with the code from a text message, even if it is pasted with a space in it',
  { tag: '@any-size' },
  async ({ page, context, foyer, request }) => {
    const { password } = newPerson()
    const phone = newNumber()
    const call = async (path: string, data: object) =>
      expect((await request.post(`/web/v1/auth/${path}`, { data })).ok(), path).toBe(true)
    await call('register', { phone, password })
    await call('verification', { kind: 'phone' })
    const first = await readTextedCode(request, foyer.sandbox, phone)
    await call('verification/confirm', { code: first })

    await page.goto('/sign-in')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await field(page, 'phone').fill(phone)
    await page.getByRole('button', { name: 'Send me a code instead' }).click()
    await expect(textedCode(page)).toBeFocused()
    await expect(textedCode(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(textedCode(page)).toHaveAttribute('inputmode', 'numeric')
    await expectNoAxeViolations(page)
    let code = ''
    const isNumberNew = async () => {
      code = await readTextedCode(request, foyer.sandbox, phone)
      return code !== first
    }
    await expect.poll(isNumberNew).toBe(true)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByRole('main').getByText(matchGroups(phone))).toBeVisible()
  },
)
