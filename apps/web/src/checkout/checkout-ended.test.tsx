import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { field } from '../testing/checkout-form.ts'
import { createCheckoutServer, type CheckoutServer } from '../testing/checkout-server.ts'
import { anna, renderApp } from '../testing/render-app.tsx'

const notice = page.getByText('Your session has ended. Sign in again to continue.')
const someoneElse = { ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0009', email: 'ben@example.com' }

let server: CheckoutServer
beforeEach(() => {
  server = createCheckoutServer({ ...anna, currency: 'JPY' })
})

/** Another tab has signed out, or in as somebody. */
function changeElsewhere(user: typeof anna | null): void {
  server.user = user
  if (user === null) localStorage.removeItem('foyer-session')
  else localStorage.setItem('foyer-session', user.id)
  dispatchEvent(new StorageEvent('storage', { key: 'foyer-session' }))
}

describe('A checkout whose session ends meanwhile', () => {
  beforeEach(async () => {
    await renderApp('/checkout', server)
    await field('City').fill('Berlin')
    changeElsewhere(null)
    await expect.element(notice).toBeVisible()
  })

  it('keeps what was typed and filled in, and says that the session has ended', async () => {
    await expect.element(field('City')).toHaveValue('Berlin')
    await expect.element(field('E-mail')).toHaveValue('anna@example.com')
    await expect.element(field('Currency')).toHaveTextContent('JPY')
  })

  it('still has it when the same person signs in again', async () => {
    changeElsewhere({ ...anna })
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByText(/anna@example.com/)).toBeVisible()
    await expect.element(field('City')).toHaveValue('Berlin')
  })

  it('shows nothing of it to the next person', async () => {
    changeElsewhere(someoneElse)
    await expect.element(field('E-mail')).toHaveValue('ben@example.com')
    await expect.element(field('City')).toHaveValue('')
  })
})
