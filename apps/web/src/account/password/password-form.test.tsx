import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerError, heading, getSection, renderRoom } from '../../testing/account-page.ts'
import { proof, requireProof } from '../../testing/proof.ts'
import { anna, renderApp, TestServer } from '../../testing/render-app.tsx'

describe('The password section', () => {
  const form = page.getByRole('form', { name: 'Password' })
  const [current, next] = [form.getByLabelText('Current password'), form.getByLabelText('New password')]
  const submitButton = form.getByRole('button', { name: 'Change password' })
  const editButton = page.getByRole('button', { name: 'Edit: Password' })

  /** Opens the form, whose first field then has the focus. */
  async function openForm(): Promise<TestServer> {
    const server = await renderRoom('security')
    await editButton.click()
    await expect.element(current).toHaveFocus()
    return server
  }

  it.each(['/account/security#password', '/account#password'])('gets the focus at %s', async (path) => {
    await renderApp(path, new TestServer(anna))
    await expect.element(heading).toHaveTextContent('Security')
    await expect.element(page.getByRole('heading', { name: 'Password', exact: true })).toHaveFocus()
    expect(document.title).toBe('Security · Foyer')
  })

  it('tells password managers, and nobody else, which account the password belongs to', async () => {
    await openForm()
    const names = document.querySelectorAll<HTMLInputElement>('[autocomplete=username]')
    expect(Array.from(names, ({ value }) => value)).toEqual(['anna@example.com'])
    // Password managers skip inputs with `display: none`.
    expect(names[0]?.checkVisibility()).toBe(true)
    expect(page.getByRole('textbox', { includeHidden: false }).elements()).not.toContain(names[0])
  })

  // R7.22
  it('refuses, before it sends anything, a new password that is too similar to the current one', async () => {
    const server = await openForm()
    await current.fill('Corridor-light-9')
    await next.fill('Corridor-light-8')
    await submitButton.click()
    await expect.element(next).toHaveFocus()
    await expect.element(next).toHaveAccessibleDescription(/less similar to your previous one/)
    expect(server.sent.filter(({ call }) => call === 'POST /password')).toEqual([])
  })

  it.each([
    ['password', 'wrong_password', 'This is not your current password.', current],
    ['newPassword', 'passwords_too_similar', 'Less alike, please.', next],
  ] as const)(
    'focuses the field %s when the server refuses it with %s',
    async (field, code, message, input) => {
      const server = await openForm()
      server.answers['POST /password'] = answerError(field, code, message)
      await current.fill('Corridor-light-9')
      await next.fill('Staircase-4')
      await submitButton.click()
      await expect.element(input).toHaveAccessibleDescription(new RegExp(message))
      await expect.element(input).toHaveFocus()
      await expect.element(next).toHaveValue('Staircase-4')
    },
  )

  it('confirms a change at its row, closes its form, and has the sessions listed again', async () => {
    const server = await openForm()
    await current.fill('Corridor-light-9')
    await next.fill('Staircase-4')
    await submitButton.click()
    await expect.element(page.getByText(/Your password has been changed/)).toBeVisible()
    await expect.element(getSection('Password').getByRole('status')).toHaveTextContent('has been changed')
    await expect.element(editButton).toHaveFocus()
    expect(current.elements()).toEqual([])
    await expect
      .poll(() => server.sent.filter(({ call }) => call === 'GET /sessions').length)
      .toBeGreaterThan(1)
  })

  it('uses the typed current password as the proof, without a dialog', async () => {
    const server = await openForm()
    requireProof(server, 'POST /password')
    await current.fill('Corridor-light-9')
    await next.fill('Staircase-4')
    await submitButton.click()
    await expect.element(page.getByText(/Your password has been changed/)).toBeVisible()
    const calls = server.sent.filter(({ call }) => call === 'POST /password' || call === 'POST /proof')
    const change = { password: 'Corridor-light-9', newPassword: 'Staircase-4' }
    expect(calls).toEqual([
      { call: 'POST /password', body: change },
      { call: 'POST /proof', body: { password: 'Corridor-light-9' } },
      { call: 'POST /password', body: change },
    ])
  })

  it('shows at the field, without a dialog, that the current password was refused as the proof', async () => {
    const server = await openForm()
    requireProof(server, 'POST /password')
    server.answers['POST /proof'] = answerError('password', 'wrong_password', 'This is not your password.')
    await current.fill('Corridor-light-9')
    await next.fill('Staircase-4')
    await submitButton.click()
    await expect.element(current).toHaveAccessibleDescription(/This is not your password/)
    await expect.element(current).toHaveFocus()
    expect(proof.dialog.elements()).toEqual([])
  })

  it('sets a first password without asking for a current one, and then offers to change it', async () => {
    const server = new TestServer(anna)
    server.account = { lang: null, hasPassword: false }
    await renderRoom('security', server)
    const section = getSection('Password')
    await expect.element(section).toHaveTextContent(/has no password/)
    server.answers['POST /password'] = () => {
      server.account = { lang: null, hasPassword: true }
      return new Response(null, { status: 204 })
    }
    await section.getByRole('button', { name: 'Set password' }).click()
    await section.getByLabelText('New password').fill('Staircase-4')
    await section.getByRole('button', { name: 'Set password' }).click()
    await expect.element(page.getByText(/You can sign in with .*anna@example\.com/)).toBeVisible()
    expect(server.sent).toContainEqual({ call: 'POST /password', body: { newPassword: 'Staircase-4' } })
    await expect.element(editButton).toBeVisible()
  })
})
