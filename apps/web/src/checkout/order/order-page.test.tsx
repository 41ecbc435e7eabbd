import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fillIn, submit } from '../../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../../testing/checkout-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer()
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

// R7.25
it('shows an order that is opened by its address, as after a reload, and what it came to', async () => {
  await renderApp('/checkout/orders/F6K9-T7Q2', server)
  await expect.element(page.getByRole('heading', { name: 'Order F6K9-T7Q2' })).toBeVisible()
  await expect.element(page.getByText('Invalidenstraße 1')).toBeVisible()
  await expect.element(page.getByText('-€4.50')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Place another order' }))
    .toHaveAttribute('href', '/checkout')
})

it('shows nobody an order that is not theirs, and says where it is to be seen', async () => {
  server.hasOrder = false
  await renderApp('/checkout/orders/F6K9-T7Q2', server)
  await expect.element(page.getByRole('heading', { name: 'Order not found' })).toBeVisible()
  await expect.element(page.getByText(/the browser that you placed it in/)).toBeVisible()
})
