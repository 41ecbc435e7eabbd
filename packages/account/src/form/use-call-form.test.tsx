import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Passkeys } from '../index.ts'
import { FakeAccount, factors } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

it('shows the first error of a field for which the server reports several', async () => {
  const server = new FakeAccount()
  server.answers[`POST /web/v1/auth/passkeys/${factors.passkeys[0]?.id}`] = () => {
    const errors = ['Write a name.', 'Write it in letters.'].map((message) => ({
      field: 'name',
      code: 'pattern_mismatch',
      message,
    }))
    return Response.json({ code: 'invalid_request', message: 'Check the form.', errors }, { status: 400 })
  }
  await renderPart(
    server,
    <Account messages={account}>
      <Passkeys />
    </Account>,
  )
  await button('Rename iCloud Keychain').click()
  const name = page.getByRole('textbox', { name: 'Name of the passkey' })
  await name.fill('***')
  await button('Save').click()
  await expect.element(name).toHaveAccessibleDescription('Write a name.')
})
