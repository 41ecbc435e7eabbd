import { account } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Profile } from '../index.ts'
import { anna, FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

it('shows the next person nothing of the previous one when another tab signs them in', async () => {
  const { session } = await renderPart(
    new FakeAccount(),
    <Account messages={account}>
      <Profile />
    </Account>,
  )
  await button('Edit: Name').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna, who is not here any more')
  session.accept({ ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0002', name: 'Boris' })
  await expect.element(page.getByRole('listitem')).toHaveTextContent(/Name\s*Boris/)
  expect(page.getByRole('textbox').elements()).toEqual([])
})
