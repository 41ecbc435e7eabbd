import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu, signOut } from '../testing/account-menu.ts'
import { google } from '../testing/linked-server.ts'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

let server: TestServer

beforeEach(() => {
  server = new TestServer(null)
})

const link = page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })
const dialog = page.getByRole('dialog', { name: 'Sign in' })
const field = (name: string) => page.getByLabelText(name, { exact: true })

async function signIn(): Promise<void> {
  await dialog.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
  await dialog.getByLabelText('Password', { exact: true }).fill('corridor')
  await userEvent.keyboard('{Enter}')
}

describe('Signing in over a page', () => {
  it.each(['/checkout', '/terms', '/kit', '/no/such/page'])(
    'opens at %s, and closes again with the focus back on its link',
    async (path) => {
      await renderApp(path, server)
      await expect.element(link).toHaveAttribute('href', '/sign-in')
      await link.click()
      await expect.element(dialog.getByLabelText('Password', { exact: true })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(link).toHaveFocus()
      await link.click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(link).toHaveFocus()
    },
  )

  it('keeps what was filled in on the page, and adds what the account knows', async () => {
    server.answers['POST /login'] = () => {
      server.user = { ...anna, phone: '+4915112345678', currency: 'JPY' }
      return Response.json(server.user)
    }
    await renderApp('/checkout', server)
    await field('Country').selectOptions('DE')
    await field('City').fill('Berlin')
    await link.click()
    await signIn()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('main').getByText(/anna@example.com/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus()
    await expect.element(accountMenu).toBeVisible()
    await expect.element(field('City')).toHaveValue('Berlin')
    await expect.element(field('Country')).toHaveValue('DE')
    await expect.element(field('Phone')).toHaveValue('49 1511 2345678')
    await expect.element(field('Currency')).toHaveTextContent('JPY')
  })

  it('keeps a typed phone number even if the account has another', async () => {
    server.answers['POST /login'] = () => {
      server.user = { ...anna, phone: '+4915112345678' }
      return Response.json(server.user)
    }
    await renderApp('/checkout', server)
    await field('Phone').fill('+442079460000')
    await link.click()
    await signIn()
    await expect.element(page.getByRole('main').getByText(/anna@example.com/)).toBeVisible()
    await expect.element(field('Phone')).toHaveValue('44 20 7946 0000')
  })

  it('keeps nothing on the page for the next person when somebody signs out', async () => {
    await renderApp('/checkout', server)
    await link.click()
    await signIn()
    await field('City').fill('Berlin')
    await signOut()
    await expect.element(link).toBeVisible()
    await expect.element(field('City')).toHaveValue('')
  })

  it.each([
    ['Create an account', 'Create an account', 'Create account'],
    ['Forgot password?', 'Reset your password', null],
  ])(
    'takes the typed address along to "%s", and returns from there to the page',
    async (name, title, submit) => {
      await renderApp('/checkout', server)
      await link.click()
      await dialog.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
      await dialog.getByRole('link', { name }).click()
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(page.getByRole('combobox', { name: 'E-mail' })).toHaveValue('anna@example.com')
      if (submit === null) return
      await field('Password').fill('Corridor-lamp-7')
      await page.getByRole('button', { name: submit }).click()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    },
  )

  it('closes when the person has signed in in another tab', async () => {
    await renderApp('/terms', server)
    await link.click()
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toBeVisible()
    server.user = anna
    localStorage.setItem('foyer-session', anna.id)
    dispatchEvent(new StorageEvent('storage', { key: 'foyer-session' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Terms' })).toHaveFocus()
  })

  it('opens a provider in a popup, so that nothing typed is lost', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    server.socialConfigs = [google]
    await renderApp('/checkout', server)
    await link.click()
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    expect(open).toHaveBeenCalledOnce()
    open.mockRestore()
  })

  it('lets the browser open the link in a new tab', async () => {
    await renderApp('/checkout', server)
    await expect.element(link).toBeVisible()
    const clickEvent = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    let isDefaultPrevented: boolean | undefined
    const preventNavigation = (event: Event): void => {
      isDefaultPrevented = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', preventNavigation, { once: true })
    link.element().dispatchEvent(clickEvent)
    expect(isDefaultPrevented).toBe(false)
    expect(dialog.elements()).toEqual([])
  })

  it('is not offered to somebody who is signed in', async () => {
    server.user = anna
    await renderApp('/checkout', server)
    await expect.element(accountMenu).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
  })
})
