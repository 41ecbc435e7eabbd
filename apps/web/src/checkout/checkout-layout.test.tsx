import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { locales } from '@foyer/core/wire/locales'
import { field, submit } from '../testing/checkout-form.ts'
import { createCheckoutServer } from '../testing/checkout-server.ts'
import { anna, renderApp } from '../testing/render-app.tsx'

/** In px, from label to label: a label, its input of 46 px, a line for the hint or the error, and the gap. */
const fieldDistance = 112

beforeAll(() => page.viewport(360, 740))
afterAll(() => page.viewport(1280, 800))

it.each([
  ['DE', 'Postal code'],
  ['US', 'State'],
  ['JP', 'Prefecture'],
])(
  'The fields of the checkout in %s are equally spaced, with a hint, without one, and with an error',
  async (country, itsOwn) => {
    await renderApp('/checkout', createCheckoutServer())
    await field('Country').selectOptions(country)
    await expect.element(field(itsOwn)).toBeVisible()
    await expect.poll(listDistances).toEqual([fieldDistance])
    await submit()
    await expect.element(field(itsOwn)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(listDistances).toEqual([fieldDistance])
  },
)

it.each(locales)('Nothing moves in the checkout once the date of birth is whole, in %s', async (lang) => {
  await renderApp('/checkout', createCheckoutServer(), { lang })
  await expect.poll(listDistances).toEqual([fieldDistance])
  const birthdayInput = findBirthday()
  await birthdayInput.fill('1990-09-27')
  await expect.element(birthdayInput).toHaveAccessibleDescription(/1990/)
  expect(listDistances()).toEqual([fieldDistance])
})

describe('The amounts of an order', () => {
  const terms = page.getByRole('checkbox')

  it('have their space reserved before they are known, and move nothing', async () => {
    const { server, answer } = createWaitingServer()
    await renderApp('/checkout', server)
    await expect.element(page.getByText('1 item')).toBeVisible()
    const { top } = terms.element().getBoundingClientRect()
    answer(Response.json({ prices: [{ currency: 'EUR', price: 4500 }] }))
    await expect.element(page.getByText('€45.00').first()).toBeVisible()
    expect(terms.element().getBoundingClientRect().top).toBe(top)
  })

  it('are shown as loading, and announced when they arrive if the person has changed something meanwhile', async () => {
    const { server, answer } = createWaitingServer()
    await renderApp('/checkout', server)
    await expect.element(page.getByText('1 item')).toBeVisible()
    const amounts = page.getByText('1 item').element().closest('[aria-busy="true"]')
    expect(amounts).toHaveTextContent(/Price.*Loading.*Total.*Loading/)
    const totalAnnouncement = page.getByRole('form').getByRole('status').filter({ hasText: 'Total' })
    await field('Voucher (optional)').fill('GOOD')
    await expect.poll(() => server.requests.length).toBe(1)
    await expect.element(totalAnnouncement).not.toBeInTheDocument()
    answer(Response.json({ prices: [{ currency: 'EUR', price: 4500 }] }))
    await expect.element(totalAnnouncement).toHaveTextContent('Total: ⁨€40.50⁩')
  })

  it('are left out if the server does not tell them', async () => {
    const { server, answer: resolvePrices } = createWaitingServer()
    await renderApp('/checkout', server)
    await expect.element(page.getByText('1 item')).toBeVisible()
    resolvePrices(new Response('<h1>', { status: 502 }))
    await expect.element(page.getByText('1 item')).not.toBeInTheDocument()
    await expect.element(terms).toBeVisible()
  })
})

/** Found by its `autocomplete`, because its label differs in each language. */
function findBirthday() {
  const input = document.querySelector('[autocomplete=bday]')
  if (input === null) throw new Error('The checkout asks for no date of birth.')
  return page.elementLocator(input)
}

/** A server whose prices come when the test says so. */
function createWaitingServer() {
  const server = createCheckoutServer({ ...anna, currency: 'EUR' })
  const originalFetch = server.fetch
  let resolvePrices: (prices: Response) => void = () => undefined
  const prices = new Promise<Response>((resolve) => (resolvePrices = resolve))
  server.fetch = (input, init) => {
    const { method, url } = new Request(input, init)
    return method === 'GET' && url.endsWith('/checkout') ? prices : originalFetch(input, init)
  }
  return { server, answer: resolvePrices }
}

/** From the label of a field to that of the next one, in px: each distance once. */
function listDistances(): number[] {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('form label')].filter(
    (label) => label.checkVisibility() && !label.control?.matches('[type=checkbox]'),
  )
  const tops = labels.map((label) => Math.round(label.getBoundingClientRect().top))
  return [...new Set(tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))]
}
