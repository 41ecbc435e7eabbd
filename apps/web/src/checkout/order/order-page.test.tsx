import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { fillIn, submit } from '../../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../../testing/checkout-server.ts'
import { anna, renderApp } from '../../testing/render-app.tsx'

let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer()
})

/** The part of the Chrome DevTools Protocol that shows a page as it is printed. */
interface MediaProtocol {
  send(method: 'Emulation.setEmulatedMedia', params: { readonly media: 'print' | '' }): Promise<unknown>
}

const showAs = (media: 'print' | '') => (cdp() as MediaProtocol).send('Emulation.setEmulatedMedia', { media })

afterEach(() => showAs(''))

it('aligns every line of an order with the start of the page, right to left too', async () => {
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

// R7.25
it('shows an order that is opened by its address, as after a reload, with its amounts', async () => {
  await renderApp('/checkout/orders/F6K9-T7Q2', server)
  await expect.element(page.getByRole('heading', { name: 'Order F6K9-T7Q2' })).toBeVisible()
  await expect.element(page.getByText('Invalidenstraße 1')).toBeVisible()
  await expect.element(page.getByText('-€4.50')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Place another order' }))
    .toHaveAttribute('href', '/checkout')
})

it('prints a receipt without the parts that only work on a screen', async () => {
  await renderApp('/checkout/orders/F6K9-T7Q2', server)
  const orderAgainLink = page.getByText('Place another order')
  await expect.element(orderAgainLink).toBeVisible()
  await showAs('print')
  await expect.element(orderAgainLink).not.toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  await expect.element(page.getByText('Invalidenstraße 1')).toBeVisible()
})

it('shows nobody an order that is not theirs, and says where it is to be seen', async () => {
  server.hasOrder = false
  await renderApp('/checkout/orders/F6K9-T7Q2', server)
  await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  await expect.element(page.getByText(/the browser that you placed it in/)).toBeVisible()
})

it('does not present an order that is opened from the list as just placed, even if it was', async () => {
  server.user = anna
  const amounts = { currency: 'EUR', price: 4500, discount: 450, total: 4050 }
  server.orders = [{ number: 'F6K9-T7Q2', createdAt: '2026-11-22T12:00:00.000Z', ...amounts }]
  await renderApp({ pathname: '/checkout/orders/F6K9-T7Q2', state: { isPlaced: true } }, server)
  await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Foyer' }).click()
  await page.getByRole('link', { name: /^Orders/ }).click()
  await page.getByRole('link', { name: 'F6K9-T7Q2' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1, name: /F6K9-T7Q2|placed/ }))
    .toHaveTextContent('Order F6K9-T7Q2')
})

it('asks for an order once, and keeps it on the page when another language is chosen and the server cannot be reached', async () => {
  const { fetch } = server
  let askedCount = 0
  server.fetch = (input, init) => {
    if (new Request(input, init).url.endsWith('/orders/F6K9-T7Q2')) askedCount++
    return server.isReachable ? fetch(input, init) : Promise.reject(new TypeError())
  }
  await renderApp('/checkout/orders/F6K9-T7Q2', server)
  await expect.element(page.getByText('Invalidenstraße 1')).toBeVisible()
  server.isReachable = false
  await page.getByRole('contentinfo').getByLabelText('Language').selectOptions('de-DE')
  await expect.element(page.getByRole('heading', { name: 'Bestellung F6K9-T7Q2' })).toBeVisible()
  await expect
    .poll(() =>
      page
        .getByRole('alert')
        .filter({ hasText: /Verbindung/ })
        .elements(),
    )
    .toEqual([])
  await expect.element(page.getByText('Invalidenstraße 1')).toBeVisible()
  expect(askedCount).toBe(1)
})
