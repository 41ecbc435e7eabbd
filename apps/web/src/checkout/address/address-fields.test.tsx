import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { field, fillIn, submit } from '../../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../../testing/checkout-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer()
})

/** The labels of the address below its country, in the order of the page, without those that are hidden. */
function labels(): string[] {
  const controls = Array.from(document.querySelectorAll<HTMLInputElement>('form input, form select'))
  const visible = controls.filter((control) => control.checkVisibility())
  const names = visible.map(({ name }) => name)
  return visible
    .slice(names.indexOf('country') + 1, names.indexOf('voucher'))
    .map((control) => control.labels?.[0]?.textContent ?? '')
}

// R1.18
it.each([
  ['US', 'Street and number, Apartment, floor (optional), City, State, Zip code'],
  ['GB', 'Street and number, Apartment, floor (optional), Town or city, Postcode'],
  ['JP', 'Postal code, Prefecture, City, Street and number, Apartment, floor (optional)'],
  ['DE', 'Street and number, Apartment, floor (optional), Postal code, City'],
  [
    'BR',
    'Street and number, Apartment, floor (optional), Neighbourhood (optional), City, State, Postal code',
  ],
  ['CA', 'Street and number, Apartment, floor (optional), City, Province, Postal code'],
  ['AU', 'Street and number, Apartment, floor (optional), Suburb, State, Postcode'],
  ['IN', 'Street and number, Apartment, floor (optional), City, PIN code, State'],
  [
    'KR',
    'Province or city, City, District (optional), Street and number, Apartment, floor (optional), Postal code',
  ],
  ['CN', 'Postal code, Province, City, District (optional), Street and number, Apartment, floor (optional)'],
  ['AE', 'Street and number, Apartment, floor (optional), Emirate'],
  [
    'IE',
    'Street and number, Apartment, floor (optional), Townland (optional), City, County (optional), Eircode (optional)',
  ],
  ['HK', 'Area, District (optional), Street and number, Apartment, floor (optional)'],
  ['FR', 'Street and number, Apartment, floor (optional), Postal code, City'],
])('asks in %s for %s', async (country, expected) => {
  await renderApp('/checkout', server)
  await field('Country').selectOptions(country)
  await vi.waitFor(() => expect(labels().join(', ')).toBe(expected))
})

it('names the parts of an address in the language of the page', async () => {
  await renderApp('/checkout', server, { lang: 'ja-JP' })
  await field('国・地域').selectOptions('JP')
  await vi.waitFor(() => expect(labels().slice(0, 3)).toEqual(['郵便番号', '都道府県', '市区町村']))
  await expect.element(field('都道府県').getByRole('option', { name: '東京都' })).toBeInTheDocument()
})

describe('when the country changes', () => {
  it('keeps what was typed in fields that both countries have, and restores the rest when its country returns', async () => {
    await renderApp('/checkout', server)
    await field('Country').selectOptions('DE')
    await field('Street and number').fill('1 Main St')
    await field('City').fill('Springfield')
    await field('Postal code').fill('10115')
    for (const country of ['JP', 'SG', 'US', 'DE']) {
      await field('Country').selectOptions(country)
      await expect.element(field('Street and number')).toHaveValue('1 Main St')
    }
    await expect.element(field('City')).toHaveValue('Springfield')
    await expect.element(field('Postal code')).toHaveValue('10115')
  })

  it('keeps no state of another country, and sends none for a country without states', async () => {
    await renderApp('/checkout', server)
    await fillIn()
    await field('Country').selectOptions('US')
    await field('State').selectOptions('Washington')
    await field('Country').selectOptions('AU')
    await expect.element(field('State')).toHaveValue('')
    await field('Country').selectOptions('DE')
    await submit()
    await vi.waitFor(() => expect(server.requests.at(-1)?.body).toMatchObject({ country: 'DE', state: '' }))
  })

  it.each(['CA', 'california'])(
    'chooses the state %s, which was filled in before its country',
    async (text) => {
      await renderApp('/checkout', server)
      await fillIn()
      const state = document.querySelector<HTMLInputElement>('input[name=state]')
      if (state) state.value = text
      state?.dispatchEvent(new Event('change', { bubbles: true }))
      await field('Country').selectOptions('US')
      await expect.element(field('State')).toHaveValue('CA')
      await field('Zip code').fill('95014')
      await submit()
      await vi.waitFor(() =>
        expect(server.requests.at(-1)?.body).toMatchObject({ country: 'US', state: 'CA' }),
      )
    },
  )

  it('switches to the currency of the country, until the person has chosen one', async () => {
    await renderApp('/checkout', server)
    const currency = field('Currency')
    for (const [country, code] of [
      ['JP', 'JPY'],
      ['US', 'USD'],
      ['GB', 'GBP'],
      // Kronor are not accepted, so it is the currency of the setting.
      ['SE', 'EUR'],
    ] as const) {
      await field('Country').selectOptions(country)
      await expect.element(currency).toHaveTextContent(code)
    }
    await currency.click()
    await page.getByRole('option', { name: /CHF/ }).click()
    await field('Country').selectOptions('US')
    await expect.element(currency).toHaveTextContent('CHF')
  })
})

it('sends the key of the state that was chosen, offers no territory as a state, and says where one is missing', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await field('Country').selectOptions('US')
  await field('Zip code').fill('95014')
  await submit()
  const state = field('State')
  await expect.element(state).toHaveFocus()
  await expect.element(state).toHaveAttribute('aria-invalid', 'true')
  await expect.element(state).toHaveAccessibleDescription('Choose a state')
  // It is read out with the focused field, so it must not be announced a second time.
  await expect.element(page.getByText('Choose a state', { exact: true })).toHaveAttribute('aria-live', 'off')
  expect(state.element().querySelectorAll('option')).toHaveLength(52)
  await state.selectOptions('California')
  await expect.element(state).not.toHaveAttribute('aria-invalid')
  await submit()
  await vi.waitFor(() => expect(server.requests.at(-1)?.body).toMatchObject({ state: 'CA' }))
})

it('shows the server’s issue with a state at its field', async () => {
  const errors = [{ field: 'state', code: 'state_unknown', message: 'No such state' }]
  server.orderResponses.push(
    Response.json({ code: 'validation_failed', message: 'Look again', errors }, { status: 422 }),
  )
  await renderApp('/checkout', server)
  await fillIn()
  await field('Country').selectOptions('AE')
  await field('Emirate').selectOptions('Dubai')
  await submit()
  await expect.element(field('Emirate')).toHaveFocus()
  await expect.element(field('Emirate')).toHaveAccessibleDescription('No such state')
})

it('lets a state be left out where post arrives without it, also after one was chosen', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await field('Country').selectOptions('IE')
  await field('Eircode (optional)').fill('')
  const county = field('County (optional)')
  await county.selectOptions('Co. Kerry')
  await county.selectOptions('Choose from the list')
  await submit()
  await vi.waitFor(() => expect(server.requests.at(-1)?.body).toMatchObject({ country: 'IE', state: '' }))
})

it.each(['en-001', 'ar-XX'] as const)(
  'is moved through by Tab in the order of the page, without axe violations, in %s',
  async (lang) => {
    await renderApp('/checkout', server, { lang })
    const country = await vi.waitUntil(() =>
      document.querySelector<HTMLSelectElement>('select[name=country]'),
    )
    await userEvent.selectOptions(country, 'JP')
    await vi.waitFor(() => expect(document.querySelectorAll('select[name=state] option')).toHaveLength(48))
    country.focus()
    const visited: string[] = []
    for (let step = 0; step < 5; step++) {
      await userEvent.tab()
      visited.push(document.activeElement?.getAttribute('name') ?? '')
    }
    expect(visited).toEqual(['zipCode', 'state', 'city', 'addressLine1', 'addressLine2'])
    expect(await findAxeViolations()).toEqual([])
  },
)
