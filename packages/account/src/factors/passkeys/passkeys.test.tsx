import * as arabic from '@foyer/core/messages/ar-XX'
import { account } from '@foyer/core/messages/en-001'
import type { ResponseBody } from '@foyer/core/wire'
import { snackbars } from '@foyer/kit/snackbar'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Account, Identifiers, Identities, Passkeys } from '../../index.ts'
import { FakeAccount, factors } from '../../testing/fake-account.ts'
import { creationOptions, fakePasskeys, refusePasskeys } from '../../testing/fake-passkeys.ts'
import { findViolations } from '../../testing/find-violations.ts'
import { renderPart } from '../../testing/render-part.tsx'

const [synced] = factors.passkeys
const path = '/web/v1/auth/passkeys'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
const refuse = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status })

/** The messages that the password manager got. */
let signals: ReturnType<typeof fakePasskeys>

beforeEach(() => {
  signals = fakePasskeys()
})
afterEach(() => {
  vi.restoreAllMocks()
  snackbars.clear()
})

function serve(changes: Partial<ResponseBody<'factors'>> = {}): FakeAccount {
  const server = new FakeAccount()
  server.answers['GET /web/v1/auth/factors'] = () => Response.json({ ...factors, ...changes })
  return server
}

async function renderPasskeys(server = serve()): Promise<FakeAccount> {
  await renderPart(
    server,
    <Account messages={account} links={{ verify: '/verify' }}>
      <Passkeys />
    </Account>,
  )
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('')
  return server
}

describe('<Passkeys>', () => {
  it('says what each is called, when it was made and used, and where it is', async () => {
    await renderPasskeys()
    await expect
      .element(rows.nth(0))
      .toHaveTextContent(
        /iCloud Keychain.*Made on 1 November 2026 · Last used on 20 November 2026On all your devices/,
      )
    await expect.element(rows.nth(1)).toHaveTextContent(/Passkey.*Not used yetOn one device only/)
    expect(await findViolations()).toEqual([])
    expect(signals.accepted).not.toHaveBeenCalled()
  })

  it('says that there are none, and makes one', async () => {
    const server = await renderPasskeys(serve({ passkeys: [] }))
    server.answers[`POST ${path}/options`] = () => Response.json({ options: creationOptions })
    server.answers[`POST ${path}`] = () => Response.json(synced, { status: 201 })
    await expect.element(page.getByText('You have no passkey yet.')).toBeVisible()
    await button('Add a passkey').click()
    await expect.element(rows.nth(0)).toHaveTextContent('iCloud Keychain')
    await expect
      .element(page.getByText('Your passkey is made. You can sign in with it from now on.'))
      .toBeVisible()
    await expect.element(button('Add a passkey')).toHaveFocus()
    expect(signals.accepted.mock.lastCall).toEqual([
      { rpId: 'localhost', userId: 'dXNlcg', allAcceptedCredentialIds: ['c3luY2Vk'] },
    ])
  })

  it.each([
    ['cancelled', 'NotAllowedError', 'No passkey was made. You can try again whenever you like.'],
    ['refused because there is one', 'InvalidStateError', 'has a passkey for your account already.'],
    ['not possible', 'SecurityError', 'Your browser could not make a passkey.'],
  ])('says at the button that making one was %s', async (_, name, message) => {
    refusePasskeys(name)
    const server = await renderPasskeys()
    server.answers[`POST ${path}/options`] = () => Response.json({ options: creationOptions })
    await button('Add a passkey').click()
    await expect.element(alert(message)).toBeVisible()
    await expect.element(button('Add a passkey')).toHaveFocus()
    expect(server.calls).not.toContain(`POST ${path}`)
    expect(rows.elements()).toHaveLength(2)
  })

  it('says at the button what the server says of a passkey that it does not take', async () => {
    const server = await renderPasskeys()
    server.answers[`POST ${path}/options`] = () => Response.json({ options: creationOptions })
    server.answers[`POST ${path}`] = refuse(422, 'passkey_invalid', 'This passkey could not be read.')
    await button('Add a passkey').click()
    await expect.element(alert('This passkey could not be read.')).toBeVisible()
  })

  it('names one in its place, by the keyboard, and gives the focus back', async () => {
    const server = await renderPasskeys()
    server.answers[`POST ${path}/${synced?.id}`] = () => Response.json({ ...synced, name: 'My phone' })
    await button('Rename iCloud Keychain').click()
    const name = page.getByRole('textbox', { name: 'Name of the passkey' })
    await expect.element(name).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('My phone{Enter}')
    await expect.element(rows.nth(0)).toHaveTextContent('My phone')
    await expect.element(button('Rename My phone')).toHaveFocus()
    await expect.element(page.getByText(/The passkey is now called/)).toBeVisible()
  })

  it('keeps the name when it is not changed after all, and refuses an empty one', async () => {
    const server = await renderPasskeys()
    await button('Rename iCloud Keychain').click()
    const name = page.getByRole('textbox', { name: 'Name of the passkey' })
    await name.fill(' ')
    await button('Save').click()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await button('Cancel').click()
    await expect.element(button('Rename iCloud Keychain')).toHaveFocus()
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('says at the field that the name could not be saved', async () => {
    const server = await renderPasskeys()
    const errors = [{ field: 'name', code: 'length', message: 'Use a shorter name.' }]
    server.answers[`POST ${path}/${synced?.id}`] = () =>
      Response.json({ code: 'validation_failed', message: 'Look again.', errors }, { status: 422 })
    await button('Rename iCloud Keychain').click()
    const name = page.getByRole('textbox', { name: 'Name of the passkey' })
    await name.fill('x')
    await button('Save').click()
    await expect.element(name).toHaveAccessibleDescription('Use a shorter name.')
  })

  it('removes one after asking, tells the password manager, and puts the focus on the heading', async () => {
    const server = await renderPasskeys()
    await button('Remove iCloud Keychain').click()
    await expect.element(button('Remove it')).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await button('Remove it').click()
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
    await expect.element(page.getByText(/is removed from your account/)).toBeVisible()
    expect(rows.elements()).toHaveLength(1)
    expect(server.calls).toContain(`DELETE ${path}/${synced?.id}`)
    expect(signals.accepted.mock.lastCall).toEqual([
      { rpId: 'localhost', userId: 'dXNlcg', allAcceptedCredentialIds: ['Ym91bmQ'] },
    ])
  })

  it('keeps the last way to sign in, and says why', async () => {
    const server = await renderPasskeys()
    server.answers[`DELETE ${path}/${synced?.id}`] = refuse(
      409,
      'passkey_last',
      'This is your only way to sign in.',
    )
    await button('Remove iCloud Keychain').click()
    await button('Remove it').click()
    await expect.element(alert('This is your only way to sign in.')).toBeVisible()
    await button('Keep it').click()
    await expect.element(button('Remove iCloud Keychain')).toHaveFocus()
    expect(rows.elements()).toHaveLength(2)
  })

  it('adds none before an identifier is proven, says why, and leads there', async () => {
    const server = serve()
    server.answers['GET /web/v1/auth/identifiers'] = () =>
      Response.json({ identifiers: [{ kind: 'email', value: 'anna@example.com', verifiedAt: null }] })
    await renderPasskeys(server)
    await expect.element(button('Add a passkey')).toHaveAccessibleDescription(/Then you can add passkeys\.$/)
    await expect.element(page.getByRole('link', { name: 'Confirm it' })).toHaveAttribute('href', '/verify')
    await expect.element(button('Remove iCloud Keychain')).toBeEnabled()
    expect(await findViolations()).toEqual([])
  })

  it('adds none in a browser that knows no passkeys, and says so', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await renderPasskeys()
    await expect
      .element(button('Add a passkey'))
      .toHaveAccessibleDescription('This browser cannot make passkeys.')
    vi.unstubAllGlobals()
  })

  it('is left out where nobody has passkeys, and shows those that are left where they are off', async () => {
    const offers = { passkey: false, totp: false }
    const { screen } = await renderPart(
      serve({ passkeys: [], offers }),
      <Account messages={account}>
        <Passkeys />
        <p>The page</p>
      </Account>,
    )
    await expect.element(page.getByText('The page')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).not.toBeInTheDocument()
    await screen.unmount()
    await renderPasskeys(serve({ offers }))
    await expect.element(button('Remove iCloud Keychain')).toBeVisible()
    expect(button('Add a passkey').elements()).toEqual([])
  })

  it('says that they could not be read, and reads them again', async () => {
    const server = new FakeAccount()
    server.answers['GET /web/v1/auth/factors'] = refuse(503, 'unavailable', '')
    await renderPasskeys(server)
    await expect.element(alert('The service is not available right now.')).toBeVisible()
    delete server.answers['GET /web/v1/auth/factors']
    await button('Try again').click()
    await expect.element(rows.nth(0)).toHaveTextContent('iCloud Keychain')
  })

  it('fits into 320 px with a long name, a question and a form, from right to left', async () => {
    await page.viewport(320, 640)
    const passkeys = factors.passkeys.map((each) => ({
      ...each,
      name: 'Passwortverwaltungsprogramm'.repeat(2),
    }))
    await renderPart(
      serve({ passkeys }),
      <Account messages={arabic.account}>
        <Passkeys />
      </Account>,
      { lang: 'ar-XX', messages: arabic },
    )
    const all = page.getByRole('listitem')
    await all.nth(0).getByRole('button', { name: 'إعادة تسمية' }).click()
    await all.nth(1).getByRole('button', { name: 'إزالة' }).click()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await findViolations()).toEqual([])
    document.documentElement.dir = 'ltr'
    document.documentElement.lang = 'en'
    await page.viewport(1280, 800)
  })
})

describe('Passkeys and the other sections', () => {
  it('tell the password manager the new name of the account', async () => {
    const server = serve()
    server.answers['DELETE /web/v1/auth/identifiers/phone'] = () =>
      Response.json({ ...server.user, phone: null })
    await renderPart(
      server,
      <Account messages={account}>
        <Identifiers />
      </Account>,
    )
    await button('Remove phone number').click()
    await button('Remove it').click()
    await expect
      .poll(() => signals.details.mock.lastCall)
      .toEqual([
        { rpId: 'localhost', userId: 'dXNlcg', name: 'anna@example.com', displayName: 'Anna Petrova' },
      ])
  })

  it('let a linked account go that is not the only way in', async () => {
    const server = serve()
    server.user = { ...(server.user as NonNullable<typeof server.user>), email: null, phone: null }
    await renderPart(
      server,
      <Account messages={account}>
        <Identities />
      </Account>,
    )
    await expect.element(button('Unlink Google')).not.toHaveAttribute('aria-disabled')
  })
})
