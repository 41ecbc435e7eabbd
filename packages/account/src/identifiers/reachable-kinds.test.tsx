import { account } from '@foyer/core/messages/en-001'
import type { ReachableKinds } from '@foyer/sign-in'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Identifiers, Password } from '../index.ts'
import { anna, FakeAccount } from '../testing/fake-account.ts'
import { findViolations } from '../testing/find-violations.ts'
import { renderPart } from '../testing/render-part.tsx'

const at = '2026-11-20T10:00:00.000Z'
const email = { kind: 'email', value: 'anna@example.com', verifiedAt: at }
const phone = { kind: 'phone', value: '+447400123456', verifiedAt: null }
const button = (name: string) => page.getByRole('button', { name })
const section = (name: string) => page.getByRole('region', { name, exact: true })

/** A server that can send messages to these kinds. The account has the given identifiers. */
async function serve(kinds: ReachableKinds, identifiers: readonly object[]): Promise<FakeAccount> {
  const server = new FakeAccount(identifiers.length === 0 ? { ...anna, email: null, phone: null } : anna)
  const { settings } = await (await server.fetch('/web/v1/settings')).json()
  server.answers['GET /web/v1/settings'] = () =>
    Response.json({ settings: { ...settings, reachableKinds: { value: kinds } } })
  server.answers['GET /web/v1/auth/identifiers'] = () => Response.json({ identifiers })
  server.answers['GET /web/v1/auth/account'] = () => Response.json({ lang: null, hasPassword: false })
  return server
}

it.each([
  ['e-mail', ['email'], 'E-mail', 'Add an e-mail address', 'Add a phone number'],
  ['phone', ['phone'], 'Phone', 'Add a phone number', 'Add an e-mail address'],
] as const)(
  'Where messages can be sent to %s alone, only that can be added, by the settings of the server and by a prop',
  async (_, kinds, title, offered, missing) => {
    for (const [server, props] of [
      [await serve(kinds, []), {}],
      [await serve(['email', 'phone'], []), { reachableKinds: kinds }],
    ] as const) {
      const { screen } = await renderPart(
        server,
        <Account messages={account} {...props}>
          <Identifiers />
        </Account>,
      )
      await expect.element(section(title)).toBeVisible()
      await expect.element(button(offered)).toBeEnabled()
      expect(button(missing).elements()).toEqual([])
      expect(await findViolations()).toEqual([])
      await screen.unmount()
    }
  },
)

it('An identifier of the other kind from before stays and can be removed, but not changed or confirmed', async () => {
  await renderPart(
    await serve(['email'], [email, phone]),
    <Account messages={account} links={{ verify: '/verify' }}>
      <Identifiers />
    </Account>,
  )
  await expect.element(button('Remove phone number')).toBeEnabled()
  await expect.element(page.getByText('Not confirmed yet')).toBeVisible()
  await expect.element(section('E-mail and phone')).toBeVisible()
  await expect.poll(() => button('Edit: Phone').elements()).toEqual([])
  await expect.element(button('Edit: E-mail')).toBeEnabled()
  expect(page.getByRole('link', { name: 'Confirm now' }).elements()).toEqual([])
  expect(await findViolations()).toEqual([])
})

it('A first password is set with the kind of identifier that messages can be sent to', async () => {
  await renderPart(
    await serve(['phone'], []),
    <Account messages={account}>
      <Password />
    </Account>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
  await expect.poll(() => page.getByRole('tab').elements()).toEqual([])
  expect(page.getByRole('combobox', { name: 'E-mail' }).elements()).toEqual([])
})
