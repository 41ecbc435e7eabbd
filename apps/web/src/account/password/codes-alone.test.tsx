import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMenu } from '../../testing/account-menu.ts'
import { heading, getSection } from '../../testing/account-page.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { createLinkedServer } from '../../testing/linked-server.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

const codeOnly = { signInMethods: ['code'] } as const
const passwordFields = page.getByLabelText(/password/i)

describe('Where people sign in by codes alone', () => {
  it('the account pages do not mention passwords', async () => {
    await renderApp('/account/security', createLinkedServer(), codeOnly)
    await expect.element(getSection('Devices and sessions')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/password/i)
    await page.getByRole('link', { name: 'Connections' }).click()
    await expect.element(page.getByRole('button', { name: 'Unlink Google' })).toBeEnabled()
    expect(document.body.textContent).not.toMatch(/password/i)
    await page.getByRole('link', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/password/i)
    expect(await findAxeViolations()).toEqual([])
  })

  it('Security leads to the sessions', async () => {
    await renderApp('/', new TestServer(anna), codeOnly)
    await accountMenu.click()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Devices and sessions' })).toHaveFocus()
  })

  it.each(['/recover', '/recover/new-password', '/recover/new-password#token=of-before'])(
    '%s leads to the sign-in',
    async (path) => {
      await renderApp(path, new TestServer(null), codeOnly)
      await expect.element(heading).toHaveTextContent('Sign in')
      expect(passwordFields.elements()).toEqual([])
    },
  )

  it('the page for signing up asks for no password', async () => {
    await renderApp('/sign-up', new TestServer(null), codeOnly)
    await expect.element(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    expect(passwordFields.elements()).toEqual([])
  })

  it('an undone change leads to a sign-in by code, even for somebody who was signed in', async () => {
    const server = new TestServer(anna)
    server.answers['POST /identifiers/undo/check'] = () =>
      Response.json({ isOpen: true, kind: 'email', value: 'anna@example.com' })
    server.answers['POST /identifiers/undo'] = () => {
      server.user = null
      return Response.json({ unlinked: [{ social: 'discord', name: null }] })
    }
    await renderApp({ pathname: '/undo', hash: '#token=secret', state: null }, server, codeOnly)
    await expect.element(page.getByText('Then you sign in with a code.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the change' }).click()
    await expect.element(page.getByText(/^The change is undone/)).toBeVisible()
    await expect.element(heading).toHaveFocus()
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Discord')
    expect(document.body.textContent).not.toMatch(/password/i)
    expect(await findAxeViolations()).toEqual([])
    server.answers['POST /code'] = () => Response.json({}, { status: 202 })
    server.answers['POST /code/confirm'] = () => {
      server.user = anna
      return Response.json({ ...anna, ended: null })
    }
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('combobox', { name: 'E-mail' }).fill('anna@example.com')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: /^Code from the/ }).fill('123456')
    await expect.element(heading).toHaveTextContent('Your account')
  })

  it('an undo link that no longer works leads to the sign-in', async () => {
    await renderApp('/undo', new TestServer(null), codeOnly)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect.element(heading).toHaveTextContent('Sign in')
  })
})
