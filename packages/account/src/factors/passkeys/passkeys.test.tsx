import '@foyer/kit/styles.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Passkeys } from '../../index.ts'
import { factors, type FakeAccount } from '../../testing/fake-account.ts'
import { fakePasskeys, passkeysPath, refusePasskeys } from '../../testing/fake-passkeys.ts'
import { findViolations } from '../../testing/find-violations.ts'
import {
  alert,
  button,
  passkeyRows,
  refuse,
  renderSections,
  section,
  serveFactors,
} from '../../testing/render-factors.tsx'

const [synced] = factors.passkeys
/** What the password manager is told. */
const signals = fakePasskeys()

async function renderPasskeys(server = serveFactors()): Promise<FakeAccount> {
  await renderSections(server, <Passkeys />)
  return server
}

describe('<Passkeys>', () => {
  it('closes the browser’s dialog when the section is removed', async () => {
    const server = serveFactors()
    const { screen } = await renderSections(server, <Passkeys />)
    const create = vi.spyOn(navigator.credentials, 'create').mockReturnValue(new Promise(() => undefined))
    await button('Add a passkey').click()
    await expect.poll(() => create.mock.calls).toHaveLength(1)
    await screen.unmount()
    expect(create.mock.calls[0]?.[0]?.signal?.aborted).toBe(true)
  })

  it('says for each one what it is called, when it was created and used, and where it is stored', async () => {
    await renderPasskeys()
    await expect
      .element(passkeyRows.nth(0))
      .toHaveTextContent(
        /iCloud Keychain.*Created on 1 November 2026 · Last used on 20 November 2026Synced to your other devices/,
      )
    await expect.element(passkeyRows.nth(1)).toHaveTextContent(/Passkey.*Not used yetOn one device only/)
    expect(await findViolations()).toEqual([])
    expect(signals.accepted).not.toHaveBeenCalled()
  })

  it('says that there are none, and makes one', async () => {
    const server = await renderPasskeys(serveFactors({ passkeys: [] }))
    server.answers[`POST ${passkeysPath}`] = () => Response.json(synced, { status: 201 })
    await expect.element(page.getByText('You have no passkeys yet.')).toBeVisible()
    await button('Add a passkey').click()
    await expect.element(passkeyRows.nth(0)).toHaveTextContent('iCloud Keychain')
    await expect
      .element(page.getByText('Your passkey has been created. You can sign in with it from now on.'))
      .toBeVisible()
    await expect.element(button('Add a passkey')).toHaveFocus()
  })

  it.each([
    ['cancelled', 'NotAllowedError', 'No passkey was created. You can try again at any time.'],
    ['refused because there is one', 'InvalidStateError', 'already has a passkey for your account.'],
    ['not possible', 'SecurityError', 'Your browser could not create a passkey.'],
  ])('says at the button that making one was %s', async (_, name, message) => {
    refusePasskeys(name)
    const server = await renderPasskeys()
    await button('Add a passkey').click()
    await expect.element(alert(message)).toBeVisible()
    await expect.element(button('Add a passkey')).toHaveFocus()
    expect(server.calls).not.toContain(`POST ${passkeysPath}`)
    expect(passkeyRows.elements()).toHaveLength(2)
  })

  it('says at the button why the server refused a new one', async () => {
    const server = await renderPasskeys()
    server.answers[`POST ${passkeysPath}`] = refuse(422, 'passkey_invalid', 'This passkey could not be read.')
    await button('Add a passkey').click()
    await expect.element(alert('This passkey could not be read.')).toBeVisible()
  })

  it('lists one that the server has taken, though its answer was lost', async () => {
    const server = await renderPasskeys(serveFactors({ passkeys: [] }))
    await expect.element(page.getByText('You have no passkeys yet.')).toBeVisible()
    const { answers } = serveFactors({ passkeys: factors.passkeys.slice(0, 1) })
    server.answers[`POST ${passkeysPath}`] = () => {
      Object.assign(server.answers, { 'GET /web/v1/auth/factors': answers['GET /web/v1/auth/factors'] })
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    await button('Add a passkey').click()
    await expect.element(passkeyRows.nth(0)).toHaveTextContent('iCloud Keychain')
    await expect.element(section('Passkeys')).toHaveTextContent('We could not reach the server.')
  })

  it('renames one in its row, by keyboard, and returns the focus to the button', async () => {
    const server = await renderPasskeys()
    server.answers[`POST ${passkeysPath}/${synced?.id}`] = () =>
      Response.json({ ...synced, name: 'My phone' })
    await button('Rename iCloud Keychain').click()
    const name = page.getByRole('textbox', { name: 'Name of the passkey' })
    await expect.element(name).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('My phone{Enter}')
    await expect.element(passkeyRows.nth(0)).toHaveTextContent('My phone')
    await expect.element(button('Rename My phone')).toHaveFocus()
    await expect.element(page.getByText(/The passkey is now called/)).toBeVisible()
  })

  it('refuses an empty name, and keeps the old one when the person cancels', async () => {
    const server = await renderPasskeys()
    await button('Rename iCloud Keychain').click()
    const name = page.getByRole('textbox', { name: 'Name of the passkey' })
    await name.fill(' ')
    await button('Save').click()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await button('Cancel').click()
    await expect.element(button('Rename iCloud Keychain')).toHaveFocus()
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('says at the field that the name could not be saved', async () => {
    const server = await renderPasskeys()
    const errors = [{ field: 'name', code: 'length', message: 'Use a shorter name.' }]
    server.answers[`POST ${passkeysPath}/${synced?.id}`] = () =>
      Response.json({ code: 'validation_failed', message: 'Look again.', errors }, { status: 422 })
    await button('Rename iCloud Keychain').click()
    const name = page.getByRole('textbox', { name: 'Name of the passkey' })
    await name.fill('x')
    await button('Save').click()
    await expect.element(name).toHaveAccessibleDescription('Use a shorter name.')
  })

  it('removes one after a question, and focuses the heading', async () => {
    const server = await renderPasskeys()
    await button('Remove iCloud Keychain').click()
    await expect.element(button('Remove it')).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await button('Remove it').click()
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
    await expect.element(page.getByText(/has been removed from your account/)).toBeVisible()
    expect(passkeyRows.elements()).toHaveLength(1)
    expect(server.calls).toContain(`DELETE ${passkeysPath}/${synced?.id}`)
  })

  it('shows a right-to-left name in its own direction when it asks about it', async () => {
    const name = 'مفتاح العمل 2'
    await renderPasskeys(serveFactors({ passkeys: factors.passkeys.map((each) => ({ ...each, name })) }))
    await passkeyRows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    const asked = passkeyRows.first().getByRole('group').getByText(name, { exact: true })
    expect(getComputedStyle(asked.element()).direction).toBe('rtl')
  })

  it('keeps the last way to sign in, and says why', async () => {
    const server = await renderPasskeys()
    server.answers[`DELETE ${passkeysPath}/${synced?.id}`] = refuse(
      409,
      'passkey_last',
      'This is your only way to sign in.',
    )
    await button('Remove iCloud Keychain').click()
    await button('Remove it').click()
    await expect.element(alert('This is your only way to sign in.')).toBeVisible()
    await button('Keep it').click()
    await expect.element(button('Remove iCloud Keychain')).toHaveFocus()
    expect(passkeyRows.elements()).toHaveLength(2)
  })
})
