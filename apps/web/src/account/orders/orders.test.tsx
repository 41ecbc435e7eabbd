import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

// R7.25
it('lists the orders of a person by number, day and amount, each with its page', async () => {
  const server = new TestServer(anna)
  const amounts = { currency: 'EUR', price: 4500, discount: 450, total: 4050 }
  server.orders = [{ number: 'F6K9-T7Q2', createdAt: '2026-11-22T12:00:00.000Z', ...amounts }]
  await renderApp('/account/orders', server)
  const section = page.getByRole('region', { name: 'Orders' })
  const row = section.getByRole('listitem')
  await expect.element(row).toHaveTextContent(/F6K9-T7Q2.*22 November 2026.*€40\.50/)
  await expect
    .element(row.getByRole('link', { name: 'F6K9-T7Q2' }))
    .toHaveAttribute('href', '/checkout/orders/F6K9-T7Q2')
})

it('says that nothing has been ordered yet, and leads to the checkout', async () => {
  await renderApp('/account/orders', new TestServer(anna))
  const section = page.getByRole('region', { name: 'Orders' })
  await expect.element(section).toHaveTextContent('You have not ordered anything yet.')
  await section.getByRole('link', { name: 'Place an order' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Checkout')
})

it('offers to try again where the orders cannot be read', async () => {
  const server = new TestServer(anna)
  server.answers['GET /web/v1/orders'] = () => new Response('<h1>', { status: 502 })
  await renderApp('/account/orders', server)
  const section = page.getByRole('region', { name: 'Orders' })
  await expect.element(section.getByRole('alert')).toBeVisible()
  delete server.answers['GET /web/v1/orders']
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect.element(section).toHaveTextContent('You have not ordered anything yet.')
})
