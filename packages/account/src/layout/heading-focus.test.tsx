import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Account, Identifiers, Identities, Orders, Passkeys, Profile, Sessions } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { alert, button, refuse } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

it.each([
  ['Devices and sessions', <Sessions key="1" />, 'GET /web/v1/auth/sessions'],
  ['E-mail and phone', <Identifiers key="2" />, 'GET /web/v1/auth/identifiers'],
  ['Linked accounts', <Identities key="3" />, 'GET /web/v1/auth/identities'],
  ['Passkeys', <Passkeys key="4" />, 'GET /web/v1/auth/factors'],
  ['Your orders', <Orders key="5" />, 'GET /web/v1/orders'],
])('%s: pressing “Try again” by keyboard moves the focus to the heading', async (name, section, call) => {
  const server = new FakeAccount()
  server.answers[call] = refuse(409, 'busy', 'Not now.')
  await renderPart(server, <Account messages={account}>{section}</Account>)
  await expect.element(alert('Not now.')).toBeVisible()
  button('Try again').element().focus()
  server.answers[call] = () => new Promise(() => undefined)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name, exact: true })).toHaveFocus()
})

it('the focus stays in another field that the person has gone on to when a row disappears', async () => {
  const server = new FakeAccount()
  let answer = (): void => undefined
  server.answers['DELETE /web/v1/auth/sessions'] = () =>
    new Promise((resolve) => (answer = () => resolve(new Response(null, { status: 204 }))))
  await renderPart(
    server,
    <Account messages={account}>
      <Profile />
      <Sessions />
    </Account>,
  )
  await button('Sign out everywhere else').click()
  await button('Yes, sign out there').click()
  await button('Edit: Name').click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Ann')
  answer()
  await expect.element(page.getByText('You are signed out everywhere else.')).toBeVisible()
  await expect.element(button('Sign out everywhere else')).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  await expect.element(name).toHaveValue('Anna')
})

it('the focus stays in another form that the person has gone on to when the first one is saved', async () => {
  const server = new FakeAccount()
  let answer = (): void => undefined
  server.answers['POST /web/v1/auth/account'] = () =>
    new Promise((resolve) => (answer = () => resolve(Response.json({ ...server.user, name: 'Ann' }))))
  await renderPart(
    server,
    <Account messages={account}>
      <Profile />
      <Identifiers />
    </Account>,
  )
  await button('Edit: Name').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann')
  await button('Save').click()
  await button('Edit: E-mail').click()
  await expect.element(page.getByLabelText('New e-mail address')).toHaveFocus()
  answer()
  await expect.element(page.getByText('Your name has been saved.')).toBeVisible()
  await expect.element(page.getByLabelText('New e-mail address')).toHaveFocus()
})
