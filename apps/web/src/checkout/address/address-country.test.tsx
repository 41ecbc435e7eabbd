import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, fillIn, fillInWithoutCountry, submit } from '../../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../../testing/checkout-server.ts'
import { renderApp } from '../../testing/render-app.tsx'

let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer()
})

it.each([
  ['US', 'Zip code', '00901', 2],
  ['DE', 'Postal code', '1011', 1],
  ['GB', 'Postcode', '12345', 1],
  ['IE', 'Eircode (optional)', 'D02', 1],
  ['PR', 'Zip code', '10001', 1],
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

// R5.31
it.each([
  ['96799', 'American Samoa', 'This zip code belongs to another country in the list: choose ⁨American Samoa⁩'],
  ['96941', 'Micronesia', 'This zip code belongs to another country in the list: choose ⁨Micronesia⁩'],
  ['09001', 'the military', 'We do not serve military post (APO, FPO, DPO)'],
  ['00001', 'nowhere', 'No zip code starts like this'],
])('says that the American zip code %s lies in %s, and what to do', async (zip, _place, message) => {
  await renderApp('/checkout', server)
  await field('Country').selectOptions('US')
  await field('Zip code').fill(zip)
  const rules = page.getByRole('list', { name: 'Zip code requirements' }).getByRole('listitem')
  await expect.element(rules.last()).toHaveTextContent(message)
  await userEvent.tab()
  await expect.element(field('Zip code')).toHaveAccessibleDescription(expect.stringContaining(message))
  await expect.element(field('Zip code')).toHaveAttribute('aria-invalid', 'true')
})

it('accepts a Japanese post code in full-width digits, and sends it in its usual form', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await field('Country').selectOptions('JP')
  await field('Prefecture').selectOptions('Tokyo')
  await field('Postal code').fill('〒１００ー０００１')
  await userEvent.tab()
  await expect.element(field('Postal code')).toHaveValue('100-0001')
  await expect.element(field('Postal code')).not.toHaveAttribute('aria-invalid')
  await submit()
  await vi.waitFor(() => expect(server.requests.at(-1)?.body['zipCode']).toBe('100-0001'))
})

it('asks for no zip code in a country without them, and sends the order', async () => {
  await renderApp('/checkout', server)
  await fillIn()
  await field('Country').selectOptions('AE')
  await field('Emirate').selectOptions('Dubai')
  await expect.element(page.getByRole('textbox', { name: /code/i })).not.toBeInTheDocument()
  await submit()
  await vi.waitFor(() =>
    expect(server.requests.at(-1)?.body).toMatchObject({ country: 'AE', city: '', zipCode: '' }),
  )
})

it('offers every country and territory that can be shipped to', async () => {
  await renderApp('/checkout', server)
  await expect.element(field('Country')).toBeVisible()
  expect(field('Country').element().querySelectorAll('option:not([hidden])')).toHaveLength(245)
})

it('validates a zip code again when the country changes', async () => {
  await renderApp('/checkout', server)
  await field('Country').selectOptions('GB')
  await field('Postcode').fill('10115')
  await userEvent.tab()
  await expect.element(field('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await field('Country').selectOptions('DE')
  await expect.element(field('Postal code')).not.toHaveAttribute('aria-invalid', 'true')
})

it('asks for the country if it cannot be derived, and takes no order without one', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'UTC' })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de'])
  onTestFinished(() => void vi.restoreAllMocks())
  await renderApp('/checkout', server)
  const country = field('Country')
  await expect.element(country).toHaveValue('')
  await expect.element(country).toHaveDisplayValue('Choose a country')
  await fillInWithoutCountry()
  await submit()
  await expect.element(country).toHaveFocus()
  await expect.element(country).toHaveAttribute('aria-invalid', 'true')
  await expect.element(country).toHaveAccessibleDescription('Choose the country of the address')
  await expect.element(page.getByRole('link', { name: /Country.*Choose the country/ })).toBeVisible()
  await country.selectOptions('DE')
  await expect.element(country).not.toHaveAttribute('aria-invalid')
  expect(country.element().querySelectorAll('option:not([hidden])')).toHaveLength(245)
  await field('Postal code').fill('10115')
  await submit()
  await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
})

it('forgets a state when the country changes to one whose list has the same key for another', async () => {
  await renderApp('/checkout', server)
  await field('Country').selectOptions('BR')
  await field('State').selectOptions('Pará')
  await expect.element(field('State')).toHaveValue('PA')
  await field('Country').selectOptions('IT')
  await expect.element(field('Province').getByRole('option', { name: 'Palermo' })).toHaveValue('PA')
  await expect.element(field('Province')).toHaveValue('')
})
