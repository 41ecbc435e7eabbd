import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, fillIn, submit } from '../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../testing/checkout-server.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { anna, renderApp, settings } from '../testing/render-app.tsx'

const mailHint = page.getByText('We send the confirmation here')
let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer()
})

it('sends what was filled in, and shows the order at its own address, by a number to read aloud', async () => {
  await renderApp('/checkout', server)
  await expect.element(mailHint).toBeVisible()
  await fillIn()
  await expect.element(field('Currency')).toHaveTextContent('EUR')
  await submit()
  const heading = page.getByRole('heading', { name: 'Your order is placed' })
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('10115 Berlin')).toBeVisible()
  await expect.element(page.getByText('+49 1511 2345678')).toBeVisible()
  await expect.element(page.getByText('F6K9-T7Q2')).toBeVisible()
  await expect.element(page.getByText('€40.50')).toBeVisible()
  await expect.element(page.getByText('22 November 2026')).toBeVisible()
  await expect.element(page.getByText(/A confirmation is on its way to/)).toBeVisible()
  expect(server.requests.map(({ body }) => body)).toEqual([
    {
      userId: null,
      email: 'anna@example.com',
      name: 'Anna Schmidt',
      phone: '+4915112345678',
      dateOfBirth: '1990-03-05',
      country: 'DE',
      addressLine1: 'Invalidenstraße 1',
      addressLine2: '',
      district: '',
      city: 'Berlin',
      state: '',
      zipCode: '10115',
      currency: 'EUR',
      voucher: '',
      terms: true,
      lang: 'en-001',
    },
  ])
})

it('promises no mail where none are sent', async () => {
  server.answers['GET /web/v1/settings'] = () =>
    Response.json({ settings: { ...settings, reachableKinds: { value: ['phone'] } } })
  await renderApp('/checkout', server)
  await expect.element(field('E-mail')).toBeVisible()
  await expect.element(mailHint).not.toBeInTheDocument()
  await fillIn()
  await submit()
  await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  await expect.element(page.getByText(/A confirmation is on its way/)).not.toBeInTheDocument()
})

it('sends nothing while something is missing, and focuses the first missing field', async () => {
  await renderApp('/checkout', server)
  await submit()
  await expect.element(field('E-mail')).toHaveFocus()
  expect(server.requests).toEqual([])
  expect(await findAxeViolations()).toEqual([])
})

it('sends no order without consent to the terms, and shows the error there', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await page.getByRole('checkbox').click()
  await submit()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await expect
    .element(page.getByRole('checkbox'))
    .toHaveAccessibleDescription('Agree to the terms to continue')
  await expect.element(page.getByRole('link', { name: /^Agree to the terms to continue$/ })).toBeVisible()
  expect(server.requests).toEqual([])
})

it('shows the server’s error at its field, and sends another key after the correction', async () => {
  const errors = [{ field: 'zipCode', code: 'zip_code_invalid', message: 'No such code there' }]
  server.orderResponses.push(
    Response.json({ code: 'validation_failed', message: 'Look again', errors }, { status: 422 }),
  )
  await renderApp('/checkout', server)
  await fillIn()
  await submit()
  await expect.element(field('Postal code')).toHaveFocus()
  await expect.element(field('Postal code')).toHaveAccessibleDescription(/No such code there$/)
  await field('Postal code').fill('10117')
  await submit()
  await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  expect(new Set(server.requests.map(({ key }) => key)).size).toBe(2)
})

it.each([
  ['01/01/2020', 'You must be 18\u00A0or older to order'],
  ['01/01/1820', 'Check the year of birth'],
  ['05/13/1990', 'There is no month 13. If you mean 13 May 1990, enter 13/05/1990'],
])('says what is wrong with the date of birth %s: %s', async (typed, message) => {
  await renderApp('/checkout', server)
  await field('Date of birth').fill(typed)
  await userEvent.tab()
  await expect.element(field('Date of birth')).toHaveAccessibleDescription(message)
})

it('keeps what was typed when the server cannot be reached, and says so', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  server.orderResponses.push(new Response('<h1>', { status: 502 }))
  await submit()
  await expect.element(page.getByRole('alert')).toHaveTextContent('temporarily unavailable')
  await expect.element(field('City')).toHaveValue('Berlin')
})

it('checks a voucher once it is typed, and holds back the order while it is invalid', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  const voucher = field('Voucher (optional)')
  await voucher.fill('BAD')
  await userEvent.tab()
  await expect.element(voucher).toHaveAccessibleDescription('No such code')
  await submit()
  await expect.element(voucher).toHaveFocus()
  await voucher.fill('GOOD')
  await expect.element(voucher).toHaveAccessibleDescription('\u2068€4.50\u2069 off this order')
  await expect.element(page.getByText('€40.50', { exact: true })).toBeVisible()
  const requests = server.requests.map(({ path, body }) => [
    path,
    body['code'],
    body['kind'],
    body['currency'],
  ])
  expect(requests).toEqual(
    ['BAD', 'GOOD'].map((code) => ['/web/v1/promocodes/check', code, 'voucher', 'EUR']),
  )
})

it('fills in the e-mail address, the name, the phone and the currency of a signed-in person', async () => {
  server = createCheckoutServer({ ...anna, name: 'Anna', phone: '+4915112345678', currency: 'JPY' })
  await renderApp('/checkout', server)
  await expect.element(page.getByRole('main').getByText(/Anna/)).toBeVisible()
  await expect.element(field('Phone')).toHaveValue('49 1511 2345678')
  await expect.element(field('E-mail')).toHaveValue('anna@example.com')
  await expect.element(field('Full name')).toHaveValue('Anna')
  await expect.element(field('Country')).toHaveValue('DE')
  await expect.element(field('Currency')).toHaveTextContent('JPY')
})

it('shows the amounts of an order before it is placed, and announces changes of the total but not its first value', async () => {
  server = createCheckoutServer({ ...anna, currency: 'EUR' })
  await renderApp('/checkout', server)
  await expect.element(page.getByText('1 item')).toBeVisible()
  const status = page.getByRole('form').getByRole('status').filter({ hasText: 'Total' })
  await expect.element(page.getByText('€45.00').first()).toBeVisible()
  await expect.element(status).not.toBeInTheDocument()
  await field('Voucher (optional)').fill('GOOD')
  await expect.element(status).toHaveTextContent('Total: ⁨€40.50⁩')
  await expect.element(page.getByText('-€4.50')).toBeVisible()
  const summary = page.getByText('Your order', { exact: true }).element()
  const send = page.getByRole('button', { name: 'Place the order' }).element()
  expect(summary.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('speaks the language of the page', async () => {
  await renderApp('/checkout', server, { lang: 'de-DE' })
  await expect.element(page.getByRole('button', { name: 'Bestellung abschicken' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Deutschland' })).toBeInTheDocument()
})
