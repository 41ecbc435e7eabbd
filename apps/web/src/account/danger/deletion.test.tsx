import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading, renderAccount } from '../../testing/account-page.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

describe('Deleting the account', () => {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const open = page.getByRole('button', { name: 'Delete account…' })

  it('names all that goes and what stays, and is the one button in the colour of errors', async () => {
    await renderAccount()
    await open.click()
    for (const word of ['profile', 'social accounts', 'devices', 'orders'])
      await expect.element(dialog.getByRole('listitem').filter({ hasText: word })).toBeVisible()
    await expect.element(dialog.getByText(/What stays is .+ without a word of who you are/)).toBeVisible()
    const colourOf = (name: string) =>
      getComputedStyle(dialog.getByRole('button', { name }).element()).backgroundColor
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--foyer-error)'
    expect(colourOf('Delete my account')).toBe(getComputedStyle(probe).backgroundColor)
    expect(colourOf('Keep my account')).not.toBe(getComputedStyle(probe).backgroundColor)
    probe.remove()
  })

  it('says to what keeps passwords whose it is', async () => {
    await renderAccount()
    await open.click()
    await expect.element(dialog.getByLabelText('Your password')).toBeVisible()
    const names = dialog.element().querySelectorAll<HTMLInputElement>('[autocomplete=username]')
    expect(Array.from(names, ({ value }) => value)).toEqual(['anna@example.com'])
  })

  it('without a password asks for a tick', async () => {
    const server = new TestServer({ ...anna, email: null })
    server.account = { lang: null, hasPassword: false }
    await renderAccount(server)
    await open.click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(dialog.getByRole('checkbox')).toHaveFocus()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(heading).toHaveTextContent('Your account is deleted')
    expect(server.sent).toContainEqual({ call: 'POST /account/deletion', body: {} })
    // The page asks for the session once it is shown.
    await expect.poll(() => localStorage.getItem('foyer-session')).toBeNull()
    await page.getByRole('link', { name: 'Back to the entrance' }).click()
    await expect.element(heading).toHaveTextContent('Welcome')
    // On the next page, a notice of an ended session would have been loaded by then.
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect.element(heading).toHaveTextContent('Create an account')
    expect(page.getByText('Your session has ended').elements()).toEqual([])
  })

  it('closes by Escape, whatever is typed or on its way', async () => {
    const server = await renderAccount()
    const deletion = dialog.getByRole('button', { name: 'Delete my account' })
    for (const act of [
      async () => {},
      () => dialog.getByLabelText('Your password').fill('Corridor'),
      () => deletion.click(),
      async () => {
        await dialog.getByLabelText('Your password').fill('Corridor')
        server.pause = new Promise(() => {})
        await deletion.click()
      },
    ]) {
      await open.click()
      await expect.element(dialog).toBeVisible()
      await act()
      await userEvent.keyboard('{Escape}')
      await expect.element(open).toHaveFocus()
    }
  })
})

it('says goodbye to nobody whose account was not deleted', async () => {
  await renderApp('/goodbye', new TestServer(anna))
  await expect.element(heading).toHaveTextContent('Welcome')
})
