import { checkoutCurrencies } from '@foyer/core/checkout'
import { langOf, locales } from '@foyer/core/wire/locales'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createCheckoutServer, type CheckoutServer } from '../testing/checkout-server.ts'
import { anna, renderApp } from '../testing/render-app.tsx'

let server: CheckoutServer
beforeEach(() => {
  // With a currency in the account, so that the country of the browser makes no difference.
  server = createCheckoutServer({ ...anna, currency: 'EUR' })
})

// R3.9
it.each(locales)('names its currency, and those that it offers, in %s', async (lang) => {
  await renderApp('/checkout', server, { lang })
  const nameOf = new Intl.DisplayNames(langOf(lang), { type: 'currency' })
  const trigger = page.getByRole('button').filter({ hasText: 'EUR' })
  await expect.element(trigger).toHaveTextContent(new RegExp(`EUR${nameOf.of('EUR')}$`))
  await trigger.click()
  const listOffered = () =>
    Array.from(document.querySelectorAll('dialog [role=option]'), ({ textContent }) => textContent)
  await expect.poll(listOffered).not.toEqual([])
  const names = new Set(listOffered())
  for (const code of checkoutCurrencies) {
    const name = nameOf.of(code) ?? code
    expect(
      [...names].some((offered) => offered.includes(name)),
      name,
    ).toBe(true)
  }
  // A set, because the likely ones are also above the list.
  expect(names.size).toBe(checkoutCurrencies.length)
})

it('shows an order’s total in the chosen currency', async () => {
  server = createCheckoutServer({ ...anna, currency: 'JPY' })
  await renderApp('/checkout', server)
  await expect.element(page.getByText('¥7,000').first()).toBeVisible()
})
