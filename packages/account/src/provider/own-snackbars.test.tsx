import { account, userButton } from '@foyer/core/messages/en-001'
import { SnackbarLayer, Snackbars, SnackbarStore } from '@foyer/kit/snackbar'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Sessions, UserButton } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'

const press = (role: 'button' | 'menuitem', name: string | RegExp) => page.getByRole(role, { name }).click()

it.each([
  [
    'a section',
    async () => {
      await press('button', 'Sign out everywhere else')
      await press('button', 'Yes, sign out there')
    },
    'You are signed out everywhere else.',
  ],
  [
    'the menu',
    async () => {
      await press('button', /^Account/)
      await press('menuitem', 'Sign out')
    },
    /You are still signed in/,
  ],
])('the messages of %s appear in the app’s own snackbars, if it has some', async (_, act, said) => {
  const server = new FakeAccount()
  server.answers['POST /web/v1/auth/logout'] = () => Response.json({ code: 'unavailable' }, { status: 503 })
  await renderPart(
    server,
    <Snackbars value={new SnackbarStore()}>
      <UserButton messages={userButton} />
      <Account messages={account}>
        <Sessions />
      </Account>
      <SnackbarLayer />
    </Snackbars>,
  )
  await act()
  await expect.element(page.getByText(said)).toBeVisible()
})
