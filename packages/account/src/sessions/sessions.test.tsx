import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Password, Sessions } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { alert, button, refuse } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

it('focuses the heading of the sessions once, and not again when a changed password has them reloaded', async () => {
  const server = new FakeAccount()
  await renderPart(
    server,
    <Account messages={account} section="sessions">
      <Password />
      <Sessions />
    </Account>,
  )
  const heading = page.getByRole('heading', { name: 'Devices and sessions' })
  await expect.element(heading).toHaveFocus()
  await page.getByRole('button', { name: 'Edit: Password' }).click()
  await page.getByLabelText('Current password', { exact: true }).fill('what it was')
  await page.getByLabelText('New password', { exact: true }).fill('Corridor-light-9')
  await page.getByRole('button', { name: 'Change password' }).click()
  const listed = () => server.calls.filter((call) => call === 'GET /web/v1/auth/sessions')
  await expect.poll(listed).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Edit: Password' })).toHaveFocus()
})

it('says why a session was not ended, and no longer shows that once the person has decided to keep it', async () => {
  const server = new FakeAccount()
  await renderPart(
    server,
    <Account messages={account}>
      <Sessions />
    </Account>,
  )
  let answer = (): void => undefined
  server.answers['DELETE /web/v1/auth/sessions'] = () =>
    new Promise((resolve) => (answer = () => resolve(refuse(409, 'busy', 'Not now.')())))
  await button('Sign out everywhere else').click()
  await button('Yes, sign out there').click()
  await expect.element(button('Leave them signed in')).toBeDisabled()
  answer()
  await expect.element(alert('Not now.')).toBeVisible()
  await button('Leave them signed in').click()
  await expect.element(button('Sign out everywhere else')).toHaveFocus()
  await expect.element(alert('Not now.')).not.toBeInTheDocument()
})
