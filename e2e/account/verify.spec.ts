import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalOverflow,
  newPerson,
  test,
} from '../testing/foyer.ts'
import { signUpByCall, fillIn } from '../testing/forms.ts'
import { readMessage } from '../testing/read-message.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByText('Your e-mail address is not confirmed yet.')
const code = (page: Page) => page.getByLabel('Code from the e-mail')

/** The code and the link in the mail that asks a person to confirm their address. */
async function readCodeMail(request: APIRequestContext, sandbox: string, to: string) {
  const { text } = await readMessage(request, sandbox, to, /#code=/)
  const [link = '', digits = ''] = /\S+\/verify#code=(\d{6})&purpose=verify/.exec(text) ?? []
  return { link, digits }
}

/** Since when the address of the signed-in person is proven. */
async function readProof(page: Page): Promise<string | null> {
  const answer = await page.request.get('/web/v1/auth/identifiers')
  const { identifiers } = (await answer.json()) as { identifiers: { verifiedAt: string | null }[] }
  return identifiers[0]?.verifiedAt ?? null
}

// R10.1
test(
  'A person signs up, types the code from the mail, and goes on',
  { tag: '@phone' },
  async ({ page, foyer, request }) => {
    const person = newPerson()
    await page.goto('/sign-up')
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(heading(page)).toHaveText('Confirm your e-mail address')
    await expect(code(page)).toBeFocused()
    await expectNoAxeViolations(page)
    await expectNoHorizontalOverflow(page, 'the code')
    const { digits } = await readCodeMail(request, foyer.sandbox, person.email)
    await page.keyboard.type(digits)
    await expect(heading(page)).toHaveText('Welcome')
    await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect(await readProof(page)).not.toBeNull()
  },
)

// R10.16
test(
  'The mailed link confirms only after a press in the browser that asked for it, and shows its code in any other',
  { tag: '@any-size' },
  async ({ page, browser, foyer, request }) => {
    const { email } = await signUpByCall(page)
    const started = await page.request.post('/web/v1/auth/verification', { data: { kind: 'email' } })
    expect(started.status()).toBe(202)
    const { link, digits } = await readCodeMail(request, foyer.sandbox, email)

    // Like mail scanners: GET, HEAD, and a browser that runs the page's script.
    expect((await request.get(link)).status()).toBe(200)
    expect((await request.head(link)).status()).toBe(200)
    const otherPage = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await otherPage.goto(link)
    await expect(heading(otherPage)).toHaveText('Your code')
    await expect(otherPage.getByText(digits, { exact: true })).toBeVisible()
    await expect(otherPage).toHaveURL(`${foyer.url}/verify`)
    await expectNoAxeViolations(otherPage)
    await expectNoHorizontalOverflow(otherPage, 'the code of a link')
    await otherPage.waitForLoadState('networkidle')

    const tab = await page.context().newPage()
    await tab.goto(link)
    await expect(code(tab)).toHaveValue(digits)
    await expect(tab).toHaveURL(`${foyer.url}/verify`)
    await tab.waitForLoadState('networkidle')
    expect(await readProof(page)).toBeNull()
    await tab.getByRole('button', { name: 'Confirm' }).click()
    await expect(heading(tab)).toHaveText('Welcome')
    expect(await readProof(page)).not.toBeNull()
  },
)
