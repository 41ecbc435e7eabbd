import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu } from '../../testing/account-menu.ts'
import { createCheckoutServer } from '../../testing/checkout-server.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const heading = page.getByRole('heading', { level: 1 })

afterEach(() => {
  delete document.documentElement.dataset['unreached']
})

describe('The focus moves to the heading of the page', () => {
  it('when the menu closes in which the person has signed out', async () => {
    await renderApp('/terms', new TestServer(anna))
    await accountMenu.click()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect.element(heading).toHaveFocus()
  })

  it('when the link to the sign-in disappears because another tab has signed in', async () => {
    const server = new TestServer(null)
    await renderApp('/terms', server)
    const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    await expect.element(link).toBeVisible()
    await expect.element(heading).toBeVisible()
    ;(link.element() as HTMLElement).focus()
    server.user = anna
    localStorage.setItem('foyer-session', anna.id)
    dispatchEvent(new StorageEvent('storage', { key: 'foyer-session' }))
    await expect.element(accountMenu).toBeVisible()
    await expect.element(heading).toHaveFocus()
  })

  it('when the notice disappears that the server could not be reached', async () => {
    document.documentElement.dataset['unreached'] = ''
    await renderApp('/checkout', createCheckoutServer())
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(heading).toHaveTextContent('Checkout')
    await expect.element(retry).toBeVisible()
    ;(retry.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(retry).not.toBeInTheDocument()
    await expect.element(heading).toHaveFocus()
  })
})

it('The focus stays where the person has moved it when the page replaces its content', async () => {
  let resolvePause = (): void => undefined
  const server = new TestServer(anna)
  server.account = { lang: null, hasPassword: false }
  const state = { unlinked: [{ social: 'vk', name: 'Mallory' }], hadPassword: true, from: '/' }
  await renderApp({ pathname: '/recover/done', state }, server)
  await page.getByLabelText('New password', { exact: true }).fill('Corridor-22-lamp')
  server.pause = new Promise((resolve) => {
    resolvePause = resolve
  })
  await userEvent.keyboard('{Enter}')
  const language = page.getByRole('contentinfo').getByLabelText('Language')
  ;(language.element() as HTMLElement).focus()
  resolvePause()
  await expect.element(page.getByLabelText('New password', { exact: true })).not.toBeInTheDocument()
  await expect.element(language).toHaveFocus()
})
