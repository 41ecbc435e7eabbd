import '@foyer/kit/styles.css'
import * as arabic from '@foyer/core/messages/ar-XX'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Account, Authenticator, Identifiers, Identities, Passkeys } from '../../index.ts'
import { anna, FakeAccount, factors } from '../../testing/fake-account.ts'
import { fakePasskeys } from '../../testing/fake-passkeys.ts'
import { findViolations } from '../../testing/find-violations.ts'
import {
  alert,
  button,
  passkeyRows,
  refuse,
  renderSections,
  serveFactors,
  serveUnproven,
} from '../../testing/render-factors.tsx'
import { renderPart } from '../../testing/render-part.tsx'

/** What the password manager is told. */
const signals = fakePasskeys()

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  document.documentElement.lang = 'en'
  await page.viewport(1280, 800)
})

describe('<Passkeys>', () => {
  it('cannot add one before an identifier is proven, says why, and links to where that is done', async () => {
    await renderSections(serveUnproven(), <Passkeys />)
    await expect.element(button('Add a passkey')).toHaveAccessibleDescription(/Then you can add passkeys\.$/)
    await expect.element(page.getByRole('link', { name: 'Confirm now' })).toHaveAttribute('href', '/verify')
    await expect.element(button('Remove iCloud Keychain')).toBeEnabled()
    expect(await findViolations()).toEqual([])
  })

  it('cannot add one in a browser without passkeys, and says so', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await renderSections(serveFactors(), <Passkeys />)
    await expect
      .element(button('Add a passkey'))
      .toHaveAccessibleDescription('This browser cannot create passkeys.')
  })

  it('is left out where passkeys are off, unless the person still has some', async () => {
    const offers = { passkey: false, totp: false }
    const { screen } = await renderSections(serveFactors({ passkeys: [], offers }), <Passkeys />)
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).not.toBeInTheDocument()
    await screen.unmount()
    await renderSections(serveFactors({ offers }), <Passkeys />)
    await expect.element(button('Remove iCloud Keychain')).toBeVisible()
    expect(button('Add a passkey').elements()).toEqual([])
  })

  it('says that the passkeys could not be loaded, and loads them again on request', async () => {
    const server = new FakeAccount()
    server.answers['GET /web/v1/auth/factors'] = refuse(503, 'unavailable', '')
    await renderSections(server, <Passkeys />)
    await expect.element(alert('The service is temporarily unavailable.')).toBeVisible()
    delete server.answers['GET /web/v1/auth/factors']
    await button('Try again').click()
    await expect.element(passkeyRows.nth(0)).toHaveTextContent('iCloud Keychain')
  })

  it('fits into 320 px right to left, with a long name, an open question and an open form', async () => {
    await page.viewport(320, 640)
    const passkeys = factors.passkeys.map((each) => ({
      ...each,
      name: 'Passwortverwaltungsprogramm'.repeat(2),
    }))
    await renderPart(
      serveFactors({ passkeys }),
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
  })
})

describe('Passkeys and the other sections', () => {
  it('stand as far below the reason why they are locked as below any other text', async () => {
    await renderSections(
      serveUnproven({ passkeys: [] }),
      <>
        <Passkeys />
        <Authenticator />
        <Identifiers />
      </>,
    )
    const reasons = page.getByRole('link', { name: 'Confirm now' })
    await expect.poll(() => reasons.elements()).toHaveLength(3)
    const gaps = reasons.elements().map((link) => {
      const reason = link.closest('p')
      const next = reason?.nextElementSibling
      return Number(next?.getBoundingClientRect().top) - Number(reason?.getBoundingClientRect().bottom)
    })
    expect(gaps).toEqual([16, 16, 16])
  })

  it('tell the password manager the new name of the account', async () => {
    const server = serveFactors()
    server.answers['DELETE /web/v1/auth/identifiers/phone'] = () =>
      Response.json({ ...server.user, phone: null })
    await renderSections(server, <Identifiers />)
    await button('Remove phone number').click()
    await button('Remove it').click()
    await expect
      .poll(() => signals.details.mock.lastCall)
      .toEqual([
        { rpId: 'localhost', userId: 'dXNlcg', name: 'anna@example.com', displayName: 'Anna Petrova' },
      ])
  })

  it('offer to unlink an account if a passkey is another way to sign in', async () => {
    const server = serveFactors()
    server.user = { ...anna, email: null, phone: null }
    await renderSections(server, <Identities />)
    await expect.element(button('Unlink Google')).not.toHaveAttribute('aria-disabled')
  })
})
