import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { field } from '../testing/forms.ts'
import { expectAnswers, holdScripts } from '../testing/hold-scripts.ts'
import { startOwnProduct } from '../testing/products/own-product.ts'
import { readMessage } from '../testing/read-message.ts'

// The tests share the products.
test.describe.configure({ mode: 'default' })

const withMails = startOwnProduct(() => ({ SMS_URL: '' }))
const withTexts = startOwnProduct(() => ({ MAIL_URL: '' }))
const tabs = (page: Page) => page.getByRole('tab')

for (const [sent, readProduct, offered, missing] of [
  ['mails', withMails, 'email', 'phone'],
  ['text messages', withTexts, 'phone', 'email'],
] as const)
  test(`Where only ${sent} are sent, the forms for signing up and for recovery offer one kind of identifier, before their script has arrived or after; the sign-in keeps both, and begins with that one`, async ({
    page,
    request,
  }) => {
    const { url } = readProduct().product
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', ({ message }) => problems.push(message))
    for (const [path, kinds] of [
      ['/sign-up', [offered]],
      ['/recover', [offered]],
      ['/sign-in', [offered, missing]],
    ] as const) {
      const html = await (await request.get(url + path, { headers: { accept: 'text/html' } })).text()
      expect(html.match(/role="tab"/g) ?? []).toHaveLength(kinds.length === 1 ? 0 : 2)
      await page.goto(url + path)
      await expect(field(page, kinds[0])).toBeVisible()
      await expect(tabs(page)).toHaveCount(kinds.length === 1 ? 0 : 2)
      if (kinds.length === 1) await expect(field(page, missing)).toHaveCount(0)
      await expectNoAxeViolations(page)
    }
    expect(problems).toEqual([])
  })

test('Where only mails are sent, a number typed for signing in is not carried over to a form that has no place for it, and the new account is offered no phone', async ({
  page,
  request,
}) => {
  const { url, sandbox } = withMails().product
  const person = newPerson()
  await page.goto(`${url}/sign-in`)
  await page.getByRole('tab', { name: 'Phone' }).click()
  await field(page, 'phone').fill('+447400123456')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(field(page, 'email')).toHaveValue('')
  await expect(tabs(page)).toHaveCount(0)
  await field(page, 'email').fill(person.email)
  await field(page, 'password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const link = /#code=(\d{6})&purpose=verify/
  const { text } = await readMessage(request, sandbox, person.email, link)
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(link.exec(text)?.[1] ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome', exact: true })).toBeVisible()
  await page.goto(`${url}/account/profile`)
  const section = page.getByRole('region', { name: 'E-mail', exact: true })
  await expect(section).toContainText('Confirmed')
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add a phone number' })).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('Where only text messages are sent, a number that is typed before the script has arrived stays as it was typed', async ({
  page,
}) => {
  const { url } = withTexts().product
  const release = await holdScripts(page)
  await page.goto(`${url}/sign-up`, { waitUntil: 'commit' })
  await field(page, 'phone').pressSequentially('+447400123456')
  await release()
  await expectAnswers(page)
  await expect(page.getByRole('button', { name: 'Country: United Kingdom, +44' })).toBeVisible()
  await expect(field(page, 'phone')).toHaveValue('44 7400 123456')
})
