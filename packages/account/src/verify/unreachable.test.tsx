import { account } from '@foyer/core/messages/en-001'
import type { ReachableKinds } from '@foyer/sign-in'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AccountProvider, UnprovenNotice, useUnproven, Verify } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { findViolations } from '../testing/find-violations.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

const at = '2026-11-20T10:00:00.000Z'
const proven = { kind: 'email', value: 'anna@example.com', verifiedAt: at }
const email = { ...proven, verifiedAt: null }
const phone = { kind: 'phone', value: '+447400123456', verifiedAt: null }

interface Settings {
  readonly reachableKinds: ReachableKinds
  readonly verifyIdentifiers?: 'required' | 'later'
}

/** A server with these settings. The account has these identifiers. */
async function serve(identifiers: readonly object[], own: Settings): Promise<FakeAccount> {
  const server = new FakeAccount()
  const { settings } = await (await server.fetch('/web/v1/settings')).json()
  const changed = Object.entries(own).map(([name, value]) => [name, { value }])
  server.answers['GET /web/v1/settings'] = () =>
    Response.json({ settings: { ...settings, ...Object.fromEntries(changed) } })
  server.answers['GET /web/v1/auth/identifiers'] = () => Response.json({ identifiers })
  return server
}

function Notice() {
  const unproven = useUnproven()
  return unproven === null ? <p>Nothing to confirm</p> : <UnprovenNotice kind={unproven.kind} />
}

function renderNotice(server: FakeAccount, reachableKinds?: ReachableKinds) {
  return renderPart(
    server,
    <AccountProvider messages={account} reachableKinds={reachableKinds}>
      <Notice />
    </AccountProvider>,
  )
}

const emailNotice = page.getByText('Your e-mail address is not confirmed yet.')
const phoneNotice = page.getByText('Your phone number is not confirmed yet.')

describe('The notice of an identifier that is not confirmed', () => {
  it.each([
    ['by the settings of the server', ['email'], undefined],
    ['by a prop', ['email', 'phone'], ['email']],
  ] as const)('is left out if no code can be sent to it (%s)', async (_, setting, prop) => {
    const server = await serve([proven, phone], { reachableKinds: setting })
    await renderNotice(server, prop)
    await expect.poll(() => server.calls).toContain('GET /web/v1/auth/identifiers')
    await expect.poll(() => server.calls).toContain('GET /web/v1/settings')
    await expect.element(page.getByText('Nothing to confirm')).toBeVisible()
    expect(phoneNotice.elements()).toEqual([])
  })

  it('is about the one that a code can be sent to', async () => {
    await renderNotice(await serve([email, phone], { reachableKinds: ['phone'] }))
    await expect.element(phoneNotice).toBeVisible()
    expect(emailNotice.elements()).toEqual([])
  })

  it('asks the server nothing about it while nobody is signed in', async () => {
    const server = new FakeAccount(null)
    await renderNotice(server)
    await expect.element(page.getByText('Nothing to confirm')).toBeVisible()
    expect(server.calls).not.toContain('GET /web/v1/settings')
    expect(server.calls).not.toContain('GET /web/v1/auth/identifiers')
  })

  it('stays where a proof is required', async () => {
    await renderNotice(await serve([phone], { reachableKinds: ['email'], verifyIdentifiers: 'required' }))
    await expect.element(phoneNotice).toBeVisible()
  })
})

describe('The page that confirms an identifier', () => {
  const verify = (
    <AccountProvider messages={account}>
      <Verify onContinue={() => undefined} onEnded={() => undefined} onSignUp={() => undefined} />
    </AccountProvider>
  )

  it('begins with the one that a code can be sent to', async () => {
    const server = await serve([email, phone], { reachableKinds: ['phone'] })
    await renderPart(server, verify)
    await expect.element(page.getByRole('heading', { name: 'Confirm your phone number' })).toBeVisible()
  })

  it('says why no code can be sent, if there is no other', async () => {
    const server = await serve([phone], { reachableKinds: ['email'] })
    const message = 'We cannot send text messages here. Use an e-mail address.'
    server.answers['POST /web/v1/auth/verification'] = () =>
      Response.json({ code: 'phone_unreachable', message }, { status: 422 })
    await renderPart(server, verify)
    await button('Send code').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    expect(await findViolations()).toEqual([])
  })
})
