import { checkoutCurrencies } from '@foyer/core/checkout'
import type { User } from '@foyer/core/wire'
import { langOf, locales } from '@foyer/core/wire/locales'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

interface Asked {
  readonly path: string
  readonly key: string | null
  readonly body: Readonly<Record<string, unknown>>
}

/** Answers what a checkout asks; everything else as the server of every test. */
class CheckoutServer extends TestServer {
  readonly asked: Asked[] = []
  /** What the next orders are answered with; then with success. */
  readonly orders: Response[] = []

  constructor(user: User | null) {
    super(user)
    const other = this.fetch
    this.fetch = async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      if (path.endsWith('/settings'))
        return Response.json({ settings: { currency: { value: 'EUR' }, captcha: { value: null } } })
      if (!/checkout|promocodes/.test(path)) return other(input, init)
      const body = await request.json()
      this.asked.push({ path, key: request.headers.get('Idempotency-Key'), body })
      return path.endsWith('/check') ? checkVoucher(body.code) : (this.orders.shift() ?? placed())
    }
  }
}

function checkVoucher(code: string): Response {
  return Response.json(code === 'GOOD' ? { isValid: true } : { isValid: false, message: 'No such code' })
}

function placed(): Response {
  return Response.json({ id: anna.id, createdAt: anna.createdAt, discount: null }, { status: 201 })
}

let server: CheckoutServer

beforeEach(() => {
  server = new CheckoutServer(null)
})

const field = (name: string) => page.getByLabelText(name, { exact: true })

async function fillIn(): Promise<void> {
  await field('Country').selectOptions('DE')
  await field('Phone').fill('+4915112345678')
  await field('Date of birth').fill('05/03/1990')
  await field('Street and number').fill('Invalidenstraße 1')
  await field('Postal code').fill('10115')
  await field('City').fill('Berlin')
  await page.getByRole('checkbox').click()
}

const submit = () => page.getByRole('button', { name: 'Place the order' }).click()

it('sends what was filled in, and says what was ordered', async () => {
  await renderApp('/checkout', server)
  await expect.element(field('Currency')).toHaveTextContent('EUR')
  await fillIn()
  await submit()
  const heading = page.getByRole('heading', { name: 'Your order is placed' })
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('10115 Berlin')).toBeVisible()
  await expect.element(page.getByText('+49 1511 2345678')).toBeVisible()
  expect(server.asked.map(({ body }) => body)).toEqual([
    {
      phone: '+4915112345678',
      dateOfBirth: '1990-03-05',
      country: 'DE',
      addressLine1: 'Invalidenstraße 1',
      addressLine2: '',
      zipCode: '10115',
      city: 'Berlin',
      currency: 'EUR',
      voucher: '',
      terms: true,
      lang: 'en-001',
    },
  ])
})

it('sends nothing while something is missing, and leads there', async () => {
  await renderApp('/checkout', server)
  await submit()
  await expect.element(field('Phone')).toHaveFocus()
  expect(server.asked).toEqual([])
})

it('sends no order of somebody who has not agreed to the terms, and says so there', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await page.getByRole('checkbox').click()
  await submit()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Agree to the terms to go on')
  expect(server.asked).toEqual([])
})

it('says what the server refuses at its field, and sends another key when it is mended', async () => {
  const errors = [{ field: 'zipCode', code: 'zip_code_invalid', message: 'No such code there' }]
  server.orders.push(
    Response.json({ code: 'validation_failed', message: 'Look again', errors }, { status: 422 }),
  )
  await renderApp('/checkout', server)
  await fillIn()
  await submit()
  await expect.element(field('Postal code')).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No such code there')
  await field('Postal code').fill('10117')
  await submit()
  await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  expect(new Set(server.asked.map(({ key }) => key)).size).toBe(2)
})

it('keeps what was typed when the server cannot be reached, and says so', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  server.orders.push(new Response('<h1>', { status: 502 }))
  await submit()
  await expect.element(page.getByRole('alert')).toHaveTextContent('not available')
  await expect.element(field('City')).toHaveValue('Berlin')
})

it('asks about a voucher once it is typed, and holds an order up with one that does not count', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  const voucher = field('Voucher (optional)')
  await voucher.fill('BAD')
  await userEvent.tab()
  await expect.element(voucher).toHaveAccessibleDescription('No such code')
  await submit()
  await expect.element(voucher).toHaveFocus()
  await voucher.fill('GOOD')
  await expect.element(voucher).toHaveAccessibleDescription('It counts for this order')
  const asked = server.asked.map(({ path, body }) => [path, body['code'], body['kind'], body['currency']])
  expect(asked).toEqual(['BAD', 'GOOD'].map((code) => ['/web/v1/promocodes/check', code, 'voucher', 'EUR']))
})

it.each([
  ['US', 'Zip code', '00901', 2],
  ['DE', 'Postal code', '1011', 1],
  ['GB', 'Postal code', '12345', 1],
  ['IE', 'Eircode', 'D02', 1],
  ['IN', 'PIN code', '1234', 1],
])('asks in %s for its %s and lists its rules', async (country, label, wrong, count) => {
  await renderApp('/checkout', server)
  await field('Country').selectOptions(country)
  const zip = field(label)
  await zip.fill(wrong)
  const rules = page.getByRole('list', { name: 'Zip code requirements' }).getByRole('listitem')
  await vi.waitFor(() => expect(rules.elements()).toHaveLength(count))
  await userEvent.tab()
  await expect.element(zip).toHaveAttribute('aria-invalid', 'true')
})

it('judges a zip code anew when the country changes', async () => {
  await renderApp('/checkout', server)
  await field('Country').selectOptions('GB')
  await field('Postal code').fill('10115')
  await userEvent.tab()
  await expect.element(field('Postal code')).toHaveAttribute('aria-invalid', 'true')
  await field('Country').selectOptions('DE')
  await expect.element(field('Postal code')).not.toHaveAttribute('aria-invalid', 'true')
})

it('knows the phone and the currency of who is signed in', async () => {
  server = new CheckoutServer({ ...anna, phone: '+4915112345678', currency: 'JPY' })
  await renderApp('/checkout', server)
  await expect.element(page.getByText(/anna@example.com/)).toBeVisible()
  await expect.element(field('Phone')).toHaveValue('49 1511 2345678')
  await expect.element(field('Country')).toHaveValue('DE')
  await expect.element(field('Currency')).toHaveTextContent('JPY')
})

it('speaks the language of the page', async () => {
  await renderApp('/checkout', server, { lang: 'de-DE' })
  await expect.element(page.getByRole('button', { name: 'Bestellung abschicken' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Deutschland' })).toBeInTheDocument()
})

it.each(locales)('names the currency in %s', async (lang) => {
  await renderApp('/checkout', server, { lang })
  const name = new Intl.DisplayNames(lang, { type: 'currency' }).of('EUR')
  await expect
    .poll(() => document.querySelector('button[name=currency]')?.textContent)
    .toMatch(new RegExp(`EUR${name}$`))
})

it('begins every line of an order where the page does, right to left too', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await submit()
  await expect.element(page.getByText('10115 Berlin')).toBeVisible()
  document.documentElement.dir = 'rtl'
  const lines = [...document.querySelectorAll('dd bdi')]
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines) {
    const text = document.createRange()
    text.selectNodeContents(line)
    const end = line.closest('dd')?.getBoundingClientRect().right
    expect(text.getBoundingClientRect().right, line.textContent).toBeCloseTo(end ?? 0, 0)
  }
  document.documentElement.dir = 'ltr'
})

it.each(locales)('offers its currencies by their names in %s', async (lang) => {
  await renderApp('/checkout', server, { lang })
  const nameOf = new Intl.DisplayNames(langOf(lang), { type: 'currency' })
  const trigger = page.getByRole('button').filter({ hasText: 'EUR' })
  await expect.element(trigger).toHaveTextContent(`EUR${nameOf.of('EUR')}`)
  await trigger.click()
  const options = page.getByRole('dialog').getByRole('option')
  await expect.element(options.first()).toBeVisible()
  for (const code of checkoutCurrencies)
    await expect.element(options.filter({ hasText: nameOf.of(code) ?? code }).first()).toBeInTheDocument()
  expect(options.elements()).toHaveLength(checkoutCurrencies.length)
})
