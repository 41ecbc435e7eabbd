import '@foyer/kit/styles.css'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Authenticator } from '../index.ts'
import type { FakeAccount } from '../testing/fake-account.ts'
import { findViolations } from '../testing/find-violations.ts'
import {
  alert,
  button,
  heading,
  recoveryCodes,
  refuse,
  renderAuthenticator,
  renderSections,
  section,
  serveUnproven,
} from '../testing/render-factors.tsx'

const path = '/web/v1/auth/totp'
const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Shop:anna?secret=JBSWY3DPEHPK3PXP' }
const none = { totp: null, recoveryCodes: null }
const typed = page.getByRole('textbox', { name: 'Code from your authenticator app' })

async function setUp(server: FakeAccount, press = 'Set up an authenticator app'): Promise<void> {
  server.answers[`POST ${path}`] = () => Response.json(key)
  server.answers[`POST ${path}/confirm`] = () => Response.json({ recoveryCodes })
  await button(press).click()
  await expect.element(typed).toBeVisible()
}

describe('<Authenticator>', () => {
  it('says since when the app has been on, and reads the factors once for both sections', async () => {
    const server = await renderAuthenticator()
    await expect
      .element(section('Authenticator app'))
      .toHaveTextContent('On since 1 November 2026Last used on 20 November 2026')
    expect(server.calls.filter((call) => call === 'GET /web/v1/auth/factors')).toHaveLength(1)
  })

  it('is set up with the first code of the app, and shows the recovery codes until they are kept', async () => {
    const server = await renderAuthenticator(none)
    await expect.element(section('Authenticator app')).toHaveTextContent('Not set up')
    await expect
      .element(page.getByText('You get ten codes when you set up an authenticator app.'))
      .toBeVisible()
    await setUp(server)
    await expect
      .element(page.getByRole('region', { name: 'Set up an authenticator app' }).first())
      .toHaveFocus()
    expect(await findViolations()).toEqual([])
    await typed.click()
    await userEvent.keyboard('123456')
    await expect.element(page.getByText(recoveryCodes[9] ?? '')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await button('I have saved them').click()
    await expect.element(heading('Authenticator app')).toHaveFocus()
    await expect.element(page.getByText(/From now on, you need a code from it/)).toBeVisible()
    await expect.element(section('Authenticator app')).toHaveTextContent('On since')
    await expect.element(section('Recovery codes')).toHaveTextContent('10 codes left')
    expect(page.getByText(recoveryCodes[9] ?? '').elements()).toEqual([])
  })

  it('is not set up when the person cancels', async () => {
    const server = await renderAuthenticator(none)
    await setUp(server)
    const topOf = (name: string) => button(name).element().getBoundingClientRect().top
    expect(topOf('Cancel')).toBe(topOf('Confirm'))
    await button('Cancel').click()
    await expect.element(heading('Authenticator app')).toHaveFocus()
    await expect.element(button('Set up an authenticator app')).toBeVisible()
    expect(server.calls).not.toContain(`POST ${path}/confirm`)
  })

  it('stays cancelled when a key that was asked for arrives late', async () => {
    const server = await renderAuthenticator(none)
    await setUp(server)
    server.answers[`POST ${path}/confirm`] = refuse(409, 'totp_not_begun', 'Begin again.')
    await typed.click()
    await userEvent.keyboard('123456')
    let answer = (): void => {}
    server.answers[`POST ${path}`] = () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json(key))
      })
    await button('Get a new key').click()
    await expect.poll(() => server.calls.filter((call) => call === `POST ${path}`)).toHaveLength(2)
    await button('Cancel').click()
    await expect.element(heading('Authenticator app')).toHaveFocus()
    await act(async () => answer())
    await expect.element(button('Set up an authenticator app')).not.toHaveAttribute('aria-busy')
    await expect.element(heading('Authenticator app')).toHaveFocus()
    expect(typed.elements()).toEqual([])
  })

  it('no longer shows why there was no other key, once it is cancelled', async () => {
    const server = await renderAuthenticator(none)
    await setUp(server)
    server.answers[`POST ${path}/confirm`] = refuse(409, 'totp_not_begun', 'Begin again.')
    await typed.click()
    await userEvent.keyboard('123456')
    server.answers[`POST ${path}`] = refuse(403, 'method_off', 'This way to sign in is switched off.')
    await button('Get a new key').click()
    await expect.element(alert('This way to sign in is switched off.')).toBeVisible()
    await button('Cancel').click()
    await expect.element(button('Set up an authenticator app')).toBeVisible()
    expect(alert('This way to sign in').elements()).toEqual([])
  })

  it('says at the code field that the code is wrong', async () => {
    const server = await renderAuthenticator(none)
    await setUp(server)
    const errors = [{ field: 'totp', code: 'totp_wrong', message: 'That code is not right.' }]
    server.answers[`POST ${path}/confirm`] = () =>
      Response.json({ code: 'validation_failed', message: 'Look again.', errors }, { status: 422 })
    await typed.click()
    await userEvent.keyboard('123456')
    await expect.element(page.getByText('That code is not right.', { exact: true })).toBeVisible()
    await expect.element(typed).toHaveFocus()
  })

  it('says at the button why the setup has not begun', async () => {
    const server = await renderAuthenticator(none)
    server.answers[`POST ${path}`] = refuse(403, 'method_off', 'This way to sign in is switched off.')
    await button('Set up an authenticator app').click()
    await expect.element(alert('This way to sign in is switched off.')).toBeVisible()
    await expect.element(button('Set up an authenticator app')).toHaveFocus()
  })

  it('can be replaced, and says that the current app works until then', async () => {
    const server = await renderAuthenticator()
    await setUp(server, 'Replace the authenticator app')
    await expect.element(page.getByText(/Your current app keeps working until/)).toBeVisible()
    await typed.click()
    await userEvent.keyboard('123456')
    await button('I have saved them').click()
    await expect.element(section('Recovery codes')).toHaveTextContent('10 codes left')
  })

  it('is removed together with the recovery codes, after a question', async () => {
    const server = await renderAuthenticator()
    await button('Remove the authenticator app').click()
    await expect
      .element(page.getByRole('group', { name: /your recovery codes will stop working/ }))
      .toBeVisible()
    await expect.element(button('Remove it')).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await button('Remove it').click()
    await expect.element(heading('Authenticator app')).toHaveFocus()
    await expect.element(section('Authenticator app')).toHaveTextContent('Not set up')
    await expect.element(button('Set up an authenticator app')).toBeVisible()
    await expect.element(section('Recovery codes')).toHaveTextContent('You get ten codes')
    await expect.element(page.getByText(/You sign in with one step again/)).toBeVisible()
    expect(server.calls).toContain(`DELETE ${path}`)
  })

  it('stays, and says why, when the server refuses to remove it', async () => {
    const server = await renderAuthenticator()
    server.answers[`DELETE ${path}`] = refuse(409, 'second_factor_required', 'Everybody here has one.')
    await button('Remove the authenticator app').click()
    await button('Remove it').click()
    await expect.element(alert('Everybody here has one.')).toBeVisible()
    await button('Keep it').click()
    await expect.element(button('Remove the authenticator app')).toHaveFocus()
  })

  it('cannot be removed where everybody must have one, and its button says so beforehand', async () => {
    await renderAuthenticator({ isRequired: true })
    await expect
      .element(button('Remove the authenticator app'))
      .toHaveAccessibleDescription(/so you cannot remove the app\. You can replace it\.$/)
    await expect.element(button('Replace the authenticator app')).not.toHaveAttribute('aria-disabled')
  })

  it('cannot be set up before an identifier is proven, and links to where that is done', async () => {
    await renderSections(serveUnproven(none), <Authenticator />)
    await expect
      .element(button('Set up an authenticator app'))
      .toHaveAccessibleDescription(/Then you can set up an authenticator app\.$/)
    await expect.element(page.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/verify')
    expect(await findViolations()).toEqual([])
  })

  it('is left out, like the recovery codes, where no app can be set up', async () => {
    await renderAuthenticator({ ...none, offers: { passkey: true, totp: false } })
    await expect.poll(() => page.getByRole('heading').elements()).toEqual([])
  })
})
