import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading, getSection, renderRoom } from '../testing/account-page.ts'
import { createLinkedServer } from '../testing/linked-server.ts'
import { proof, requireProof } from '../testing/proof.ts'
import { anna, type TestServer } from '../testing/render-app.tsx'
import { listBodies } from '../testing/verify-page.ts'

const boris = { ...anna, id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0002', email: 'boris@example.com' }

/** Simulates another tab in which somebody else has signed in through a provider. */
function switchUser(server: TestServer): void {
  server.user = boris
  server.identities = []
  localStorage.setItem('foyer-session', boris.id)
  dispatchEvent(new StorageEvent('storage', { key: 'foyer-session', newValue: boris.id }))
}

// R10.23
describe('When somebody else has signed in in another tab', () => {
  it('the account page shows nothing of the person before', async () => {
    const server = await renderRoom('connections', createLinkedServer())
    const linked = page.getByText('Anna Example')
    await expect.element(linked).toBeVisible()
    switchUser(server)
    await expect.element(getSection('Connections')).toHaveTextContent('No account is linked yet.')
    await expect.element(linked).not.toBeInTheDocument()
    await expect.element(heading).toHaveTextContent('Connections')
  })

  it('an open dialog for a proof is closed, and its call is not sent for the next person', async () => {
    const server = createLinkedServer()
    requireProof(server, 'POST /identifiers')
    await renderRoom('profile', server)
    await page.getByRole('button', { name: 'Edit: E-mail' }).click()
    await page.getByRole('combobox', { name: 'E-mail' }).fill('new@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.element(proof.password).toHaveFocus()
    switchUser(server)
    await expect.element(getSection('Profile')).toHaveTextContent('boris@example.com')
    await expect.element(proof.dialog).not.toBeInTheDocument()
    expect(listBodies(server, 'POST /identifiers')).toHaveLength(1)
    expect(page.getByRole('combobox', { name: 'E-mail' }).elements()).toEqual([])
  })
})
