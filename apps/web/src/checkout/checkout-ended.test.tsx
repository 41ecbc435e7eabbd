import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, fillIn, submit } from '../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../testing/checkout-server.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { anna, renderApp } from '../testing/render-app.tsx'

const notice = page.getByText('Your session has ended. Sign in again to continue.')
const otherUser = { ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0009', email: 'ben@example.com' }

let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer({ ...anna, currency: 'JPY' })
})

/** Simulates another tab that signs out, or signs this user in. */
function changeUserInOtherTab(user: typeof anna | null): void {
  server.user = user
  if (user === null) localStorage.removeItem('foyer-session')
  else localStorage.setItem('foyer-session', user.id)
  dispatchEvent(new StorageEvent('storage', { key: 'foyer-session' }))
}

const refusal = page.getByRole('alert').getByText('Your session has ended, so the order was not placed.')

// R7.25
describe('An order that is sent after the session has ended elsewhere', () => {
  beforeEach(async () => {
    server.orderResponses.push(
      Response.json({ code: 'unauthenticated', message: 'Sign in to continue.' }, { status: 401 }),
    )
    await renderApp('/checkout', server)
    await fillIn()
    await submit()
    await expect.element(refusal).toBeVisible()
    expect(server.requests.map(({ body }) => body['userId'])).toEqual([anna.id])
  })

  it('is placed as a guest’s only when the person says so, with all that was filled in', async () => {
    await expect.element(notice).toBeVisible()
    expect(page.getByRole('button', { name: 'Place the order' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Order as a guest' }).click()
    await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
    expect(server.requests.at(-1)?.body).toMatchObject({ userId: null, city: 'Berlin', terms: true })
  })

  it('is placed as the person’s own when they sign in again', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await dialog.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
    await dialog.getByLabelText('Password', { exact: true }).fill('corridor')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus()
    expect(refusal.elements()).toEqual([])
    await submit()
    await expect.element(page.getByRole('heading', { name: 'Your order is placed' })).toBeVisible()
    expect(server.requests.at(-1)?.body).toMatchObject({ userId: anna.id, city: 'Berlin' })
  })
})

describe('A checkout whose session ends while it is open', () => {
  beforeEach(async () => {
    await renderApp('/checkout', server)
    await field('City').fill('Berlin')
    changeUserInOtherTab(null)
    await expect.element(notice).toBeVisible()
  })

  it('keeps what was typed and filled in, and says that the session has ended', async () => {
    await expect.element(field('City')).toHaveValue('Berlin')
    await expect.element(field('E-mail')).toHaveValue('anna@example.com')
    await expect.element(field('Currency')).toHaveTextContent('JPY')
    await expect.element(page.getByRole('button', { name: 'Order as a guest' })).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
  })

  it('still has what was filled in when the same person signs in again', async () => {
    changeUserInOtherTab({ ...anna })
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByText(/anna@example.com/)).toBeVisible()
    await expect.element(field('City')).toHaveValue('Berlin')
  })

  it('shows nothing of it to the next person', async () => {
    changeUserInOtherTab(otherUser)
    await expect.element(field('E-mail')).toHaveValue('ben@example.com')
    await expect.element(field('City')).toHaveValue('')
  })
})
