import type { Locale } from '@foyer/core/wire'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu } from '../../testing/account-menu.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const items = page.getByRole('menuitem')
const readItems = () => items.elements().map(({ textContent }) => textContent)

describe('The menu of the account', () => {
  it.each([
    ['the person’s name', { name: 'Anna Petrova' }, 'Anna Petrova'],
    ['the address of a person without a name', {}, 'anna@example.com'],
    [
      'the phone number of a person who has nothing else',
      { email: null, phone: '+447400123456' },
      '+44 7400 123456',
    ],
  ])('is named after %s', async (_, changes, name) => {
    await renderApp('/', new TestServer({ ...anna, ...changes }))
    await expect.element(accountMenu).toHaveTextContent(name)
  })

  // R2.17
  it('leads to the account and to its password, by arrow keys', async () => {
    await renderApp('/', new TestServer(anna))
    await accountMenu.click()
    expect(readItems()).toEqual(['Your account', 'Security', 'Sign out'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Password', exact: true })).toHaveFocus()
    await expect.element(items.first()).not.toBeInTheDocument()
    await accountMenu.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your account')
  })

  it('closes by Escape, and gives the focus back', async () => {
    await renderApp('/', new TestServer(anna))
    await accountMenu.click()
    await expect.element(items.first()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(accountMenu).toHaveFocus()
    await expect.element(accountMenu).toHaveAttribute('aria-expanded', 'false')
  })

  it('is not shown to somebody who is signed out', async () => {
    await renderApp('/checkout', new TestServer(null))
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect.element(accountMenu).not.toBeInTheDocument()
  })

  it.each<[Locale, string]>([
    ['de-DE', 'Konto: '],
    ['ar-XX', 'الحساب: '],
  ])('stands inside a window of 320 px, however long the address: %s', async (lang, start) => {
    await page.viewport(320, 640)
    const email = 'anna.katharina.montgomery-smith@example-company.com'
    await renderApp('/', new TestServer({ ...anna, email }), { lang })
    const menu = page.getByRole('button', { name: new RegExp(`^${start}`) })
    await menu.click()
    const panel = page.getByRole('menu')
    // It is beside the product's name, and not below it.
    const homeLinkBox = page.getByRole('banner').getByRole('link').element().getBoundingClientRect()
    expect(menu.element().getBoundingClientRect().top).toBeLessThan(homeLinkBox.bottom)
    await expect.element(panel).toHaveAttribute('data-side')
    for (const locator of [menu, panel]) {
      const { left, right } = locator.element().getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(320)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1280, 720)
  })
})
