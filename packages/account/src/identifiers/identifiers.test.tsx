import { account } from '@foyer/core/messages/en-001'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Identifiers } from '../index.ts'
import { anna, FakeAccount } from '../testing/fake-account.ts'
import { renderPart } from '../testing/render-part.tsx'

const at = '2026-11-20T10:00:00.000Z'
const list = 'GET /web/v1/auth/identifiers'
const row = (index: number) => page.getByRole('listitem').nth(index)

/** A server whose account has this address and no number. */
function serve(email: string, verifiedAt: string | null): FakeAccount {
  const server = new FakeAccount({ ...anna, email, phone: null })
  server.answers[list] = () => Response.json({ identifiers: [{ kind: 'email', value: email, verifiedAt }] })
  return server
}

async function renderIdentifiers(server: FakeAccount) {
  const { session } = await renderPart(
    server,
    <Account messages={account} links={{ verify: '/verify' }}>
      <Identifiers />
    </Account>,
  )
  await expect.element(row(0)).toHaveTextContent(server.user?.email ?? '')
  return session
}

it('shows the address that was changed in another tab', async () => {
  const server = serve('old@example.com', at)
  const session = await renderIdentifiers(server)
  const { user, answers } = serve('new@example.com', at)
  Object.assign(server, { user })
  Object.assign(server.answers, answers)
  await session.refresh()
  await expect.element(row(0)).toHaveTextContent('new@example.com')
  expect(server.calls.filter((call) => call === list)).toHaveLength(2)
})

it('shows that the address was confirmed in another tab when the person comes back to this one', async () => {
  const server = serve('anna@example.com', null)
  await renderIdentifiers(server)
  await expect.element(row(0)).not.toHaveTextContent('Confirmed')
  Object.assign(server.answers, serve('anna@example.com', at).answers)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(row(0)).toHaveTextContent('Confirmed')
  await expect.element(page.getByRole('link', { name: /confirm/i })).not.toBeInTheDocument()
})

describe('The code for a new address is no longer asked for if the account already has that address,', () => {
  const stepKey = `foyer-identifier-${anna.id}`
  const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
  const said = page.getByText('Your e-mail address is now')
  const keepStep = () =>
    sessionStorage.setItem(stepKey, JSON.stringify({ at: Date.now(), sentTo: { email: 'new@example.com' } }))
  afterEach(() => sessionStorage.clear())

  it('when the page is loaded again', async () => {
    keepStep()
    await renderIdentifiers(serve('new@example.com', at))
    await expect.element(said).toBeVisible()
    expect(code.elements()).toEqual([])
    expect(sessionStorage.getItem(stepKey)).toBe(null)
  })

  it('when another tab has confirmed it', async () => {
    keepStep()
    const server = serve('old@example.com', at)
    const session = await renderIdentifiers(server)
    await expect.element(code).toBeVisible()
    const { user, answers } = serve('new@example.com', at)
    Object.assign(server, { user })
    Object.assign(server.answers, answers)
    await session.refresh()
    await expect.element(said).toBeVisible()
    expect(code.elements()).toEqual([])
  })

  it('when the answer was lost, and the code is sent once more', async () => {
    keepStep()
    const server = serve('old@example.com', at)
    await renderIdentifiers(server)
    const confirm = 'POST /web/v1/auth/identifiers/confirm'
    server.answers[confirm] = () => Promise.reject(new TypeError('Failed to fetch'))
    await code.fill('123456')
    await expect.element(page.getByText(/could not reach the server/)).toBeVisible()
    const { user, answers } = serve('new@example.com', at)
    Object.assign(server, { user })
    const errors = [{ field: 'code', code: 'code_over', message: 'That code has been used.' }]
    Object.assign(server.answers, answers, {
      [confirm]: () => Response.json({ code: 'validation_failed', message: '', errors }, { status: 422 }),
    })
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect.element(said).toBeVisible()
    expect(code.elements()).toEqual([])
  })
})
