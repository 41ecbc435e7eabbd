import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { proof, requireProof } from '../testing/proof.ts'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

const codes = ['ABCD0-FGHJK', 'ABCD1-FGHJK']
const at = '2026-11-01T10:00:00.000Z'

function createServer(): TestServer {
  const server = new TestServer(anna)
  server.factors = {
    ...server.factors,
    totp: { createdAt: at, lastUsedAt: null },
    recoveryCodes: { left: 1, createdAt: at },
    offers: { passkey: true, totp: true },
  }
  return server
}

it('replaces the recovery codes once a proof is given, without asking twice', async () => {
  const server = createServer()
  requireProof(server, 'POST /recovery-codes')
  await renderApp('/account/security', server)
  await page.getByRole('button', { name: 'Create new codes' }).click()
  await page.getByRole('button', { name: 'Yes, create new codes' }).click()
  await expect.element(proof.password).toHaveFocus()
  server.answers['POST /proof'] = () => {
    server.answers['POST /recovery-codes'] = () => Response.json({ recoveryCodes: codes })
    return new Response(null, { status: 204 })
  }
  await proof.give()
  await expect.element(page.getByText(codes[0] ?? '')).toBeVisible()
  expect(server.sent.filter(({ call }) => call === 'POST /recovery-codes')).toHaveLength(2)
})

it('offers a passkey on the overview after a sign-in with a password', async () => {
  localStorage.removeItem(`foyer-passkey-offer-${anna.id}`)
  const server = createServer()
  const ways = [{ way: 'password' }, { way: 'email', to: anna.email }]
  server.answers['GET /proof'] = () => Response.json({ isRecent: true, ways })
  await renderApp('/', server)
  await expect.element(page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
})
