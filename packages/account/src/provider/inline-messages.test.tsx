import { account, kit, signIn, validation } from '@foyer/core/messages/en-001'
import { basicFingerprint, createApi, FoyerProvider, Session } from '@foyer/sign-in'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Account, Sessions } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'

it('An app that renders again with inline catalogues does not ask for any list again', async () => {
  const server = new FakeAccount()
  const api = createApi({ lang: 'en-001', fetch: server.fetch })
  const session = new Session({ api, storage: null, hasCookie: true })

  function App() {
    const [renders, setRenders] = useState(1)
    return (
      <FoyerProvider
        api={api}
        session={session}
        fingerprint={basicFingerprint}
        messages={{ ...kit, ...validation, ...signIn }}
      >
        <Account messages={{ ...account }}>
          <Sessions />
        </Account>
        <button type="button" onClick={() => setRenders(renders + 1)}>
          Rendered {renders}
        </button>
      </FoyerProvider>
    )
  }
  await render(<App />)
  await expect.element(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  const asked = [...server.calls]
  await page.getByRole('button', { name: 'Rendered 1' }).click()
  await page.getByRole('button', { name: 'Rendered 2' }).click()
  await expect.element(page.getByRole('button', { name: 'Rendered 3' })).toBeVisible()
  expect(server.calls).toEqual(asked)
})
