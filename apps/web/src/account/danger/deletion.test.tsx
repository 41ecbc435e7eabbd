import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading, renderRoom } from '../../testing/account-page.ts'
import { proof, requireProof } from '../../testing/proof.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

describe('Deleting the account', () => {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const openButton = page.getByRole('button', { name: 'Delete account…' })

  it('names what is deleted and what stays, and gives only its own button the colour of errors', async () => {
    await renderRoom('data')
    await openButton.click()
    for (const word of ['profile', 'social accounts', 'devices', 'orders'])
      await expect.element(dialog.getByRole('listitem').filter({ hasText: word })).toBeVisible()
    await expect
      .element(dialog.getByText(/We only keep that .+ without anything that says who you are/))
      .toBeVisible()
    const colourOf = (name: string) =>
      getComputedStyle(dialog.getByRole('button', { name }).element()).backgroundColor
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--foyer-error)'
    expect(colourOf('Delete my account')).toBe(getComputedStyle(probe).backgroundColor)
    expect(colourOf('Keep my account')).not.toBe(getComputedStyle(probe).backgroundColor)
    probe.remove()
  })

  it('needs a tick', async () => {
    const server = await renderRoom('data')
    await openButton.click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(dialog.getByRole('checkbox')).toHaveFocus()
    await expect.element(dialog.getByText('Tick the box to continue')).toBeVisible()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect.element(heading).toHaveTextContent('Your account has been deleted')
    expect(server.sent).toContainEqual({ call: 'POST /account/deletion', body: {} })
    // The page asks for the session once it is shown.
    await expect.poll(() => localStorage.getItem('foyer-session')).toBeNull()
    await page.getByRole('link', { name: 'Back to the start page' }).click()
    await expect.element(heading).toHaveTextContent('Welcome')
    // On the next page, a notice of an ended session would have been loaded by then.
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect.element(heading).toHaveTextContent('Create an account')
    expect(page.getByText('Your session has ended').elements()).toEqual([])
  })

  it('asks for a proof above its own dialog, and goes on once it is given', async () => {
    const server = await renderRoom('data')
    requireProof(server, 'POST /account/deletion')
    await openButton.click()
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await proof.password.fill('Wrong')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog.getByText('Confirm that it is you to continue.')).toBeVisible()
    await expect.element(dialog.getByRole('checkbox')).toBeChecked()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await proof.give()
    await expect.element(heading).toHaveTextContent('Your account has been deleted')
    expect(server.sent.filter(({ call }) => call === 'POST /account/deletion')).toHaveLength(3)
  })

  it('is sent again with the same key after a lost call, so that it does not count as a second deletion', async () => {
    const server = await renderRoom('data')
    await openButton.click()
    await dialog.getByRole('checkbox').click()
    server.isReachable = false
    const deleteButton = dialog.getByRole('button', { name: 'Delete my account' })
    await deleteButton.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/connection/i)
    server.isReachable = true
    await deleteButton.click()
    await expect.element(heading).toHaveTextContent('Your account has been deleted')
    expect(server.keys).toHaveLength(2)
    expect(new Set(server.keys).size).toBe(1)
  })

  it('closes on Escape at every stage, whether it was opened by a press or by a key', async () => {
    const server = await renderRoom('data')
    const deleteButton = dialog.getByRole('button', { name: 'Delete my account' })
    const steps = [
      async () => {},
      () => dialog.getByRole('checkbox').click(),
      () => deleteButton.click(),
      async () => {
        await dialog.getByRole('checkbox').click()
        server.pause = new Promise(() => {})
        await deleteButton.click()
      },
    ]
    for (const [index, step] of steps.entries()) {
      await (index === 0 ? openButton.click() : userEvent.keyboard('{Enter}'))
      await expect.element(dialog).toBeVisible()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      await step()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(openButton).toHaveFocus()
    }
  })
})

it('the goodbye page is not shown to somebody who has signed in again', async () => {
  const state = { deletedId: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0009' }
  await renderApp({ pathname: '/goodbye', state }, new TestServer(anna))
  await expect.element(heading).toHaveTextContent('Welcome')
})

it('the goodbye page is not shown to somebody whose account was not deleted', async () => {
  await renderApp('/goodbye', new TestServer(anna))
  await expect.element(heading).toHaveTextContent('Welcome')
})
