import { checkoutCurrencies } from '@foyer/core/checkout'
import { langOf, locales } from '@foyer/core/wire/locales'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createCheckoutServer, type CheckoutServer } from '../testing/checkout-server.ts'
import { anna, renderApp } from '../testing/render-app.tsx'

let server: CheckoutServer
beforeEach(() => {
  // Whatever the country of the browser.
  server = createCheckoutServer({ ...anna, currency: 'EUR' })
})

// R3.9
it.each(locales)('names the currency in %s', async (lang) => {
  await renderApp('/checkout', server, { lang })
  const name = new Intl.DisplayNames(lang, { type: 'currency' }).of('EUR')
  await expect
    .poll(() => document.querySelector('button[name=currency]')?.textContent)
    .toMatch(new RegExp(`EUR${name}$`))
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
  // The likely ones stand above the list, too.
  const names = new Set(options.elements().map(({ textContent }) => textContent))
  expect(names.size).toBe(checkoutCurrencies.length)
})

it('says what an order comes to in the currency that is chosen', async () => {
  server = createCheckoutServer({ ...anna, currency: 'JPY' })
  await renderApp('/checkout', server)
  await expect.element(page.getByText('¥7,000').first()).toBeVisible()
})
