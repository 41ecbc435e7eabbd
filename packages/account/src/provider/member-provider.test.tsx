import { account } from '@foyer/core/messages/en-001'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, AccountProvider, Profile } from '../index.ts'
import { anna, FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'
import { MemberProvider } from './member-provider.tsx'
import type { SharedLists } from './member.ts'

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

/** A person whose room is changed, and the code of whose rooms is never loaded. */
function Rooms() {
  const [lists, setLists] = useState<readonly (keyof SharedLists)[]>(['identifiers'])
  return (
    <AccountProvider messages={account}>
      <MemberProvider user={anna} lists={lists}>
        <button type="button" onClick={() => setLists(['identities', 'factors'])}>
          Security
        </button>
        <button type="button" onClick={() => setLists(['identifiers'])}>
          Profile
        </button>
      </MemberProvider>
    </AccountProvider>
  )
}

it('requests the lists of a room at once when it is opened, and not again when another is opened', async () => {
  const server = new FakeAccount()
  await renderPart(server, <Rooms />)
  const lists = () => server.calls.filter((call) => /identifiers|identities|factors/.test(call))
  await expect.poll(lists).toEqual(['GET /web/v1/auth/identifiers'])
  await button('Security').click()
  const all = ['GET /web/v1/auth/identifiers', 'GET /web/v1/auth/identities', 'GET /web/v1/auth/factors']
  await expect.poll(lists).toEqual(all)
  await button('Profile').click()
  await button('Security').click()
  expect(lists()).toEqual(all)
})
