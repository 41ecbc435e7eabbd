import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Identifiers, Identities, Passkeys } from '../index.ts'
import { anna, FakeAccount, factors } from '../testing/fake-account.ts'
import { alert, button, heading, refuse } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

const passkeys = 'DELETE /web/v1/auth/passkeys'
const [passkey] = factors.passkeys

it.each([
  ['linked account', <Identities key="1" />, 'DELETE /web/v1/auth/identities/google', 'Unlink Google'],
  ['passkey', <Passkeys key="2" />, `${passkeys}/${passkey?.id}`, 'Remove iCloud Keychain'],
  ['phone number', <Identifiers key="3" />, 'DELETE /web/v1/auth/identifiers/phone', 'Remove phone number'],
])(
  'says that a %s is gone, and not that a call failed, when another tab or a lost call has removed it already',
  async (_, section, call, ask) => {
    const server = new FakeAccount()
    server.answers[call] = () => {
      server.user = { ...anna, phone: null }
      return refuse(404, 'not_found', 'There is nothing at this address.')()
    }
    await renderPart(server, <Account messages={account}>{section}</Account>)
    await button(ask).click()
    await page.getByRole('button', { name: /^(Unlink|Remove) it$/ }).click()
    await expect.element(page.getByText(/removed from your account|no longer linked/)).toBeVisible()
    await expect.element(button(ask)).not.toBeInTheDocument()
    expect(alert('There is nothing').elements()).toEqual([])
  },
)

it('says that a passkey is gone when it was removed elsewhere before it could be renamed', async () => {
  const server = new FakeAccount()
  server.answers[`POST /web/v1/auth/passkeys/${passkey?.id}`] = refuse(
    404,
    'not_found',
    'There is nothing at this address.',
  )
  await renderPart(
    server,
    <Account messages={account}>
      <Passkeys />
    </Account>,
  )
  await button('Rename iCloud Keychain').click()
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone')
  await button('Save').click()
  await expect.element(page.getByText(/removed from your account/)).toBeVisible()
  await expect.element(button('Rename iCloud Keychain')).not.toBeInTheDocument()
  await expect.element(heading('Passkeys')).toHaveFocus()
  expect(alert('There is nothing').elements()).toEqual([])
})
