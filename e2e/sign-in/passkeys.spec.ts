import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { signUpByCall, field, fillIn, ownAddress, signOut, verifyLater } from '../testing/forms.ts'
import { plugAuthenticator } from '../testing/factors/passkey-authenticator.ts'
import { proveAddress } from '../testing/prove-address.ts'
import type { Page } from '@playwright/test'

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const passkeyOffer = (page: Page) => page.getByRole('region', { name: 'Next time, sign in with a passkey' })

// R10.47
test(
  'A person signs up with a passkey in place of a password, and signs in with it by the button',
  { tag: '@any-size' },
  async ({ page }) => {
    const authenticator = await plugAuthenticator(page)
    // Disables the offer in the field, which would be faster than the button.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    const person = newPerson()
    await page.goto('/sign-up')
    await field(page, 'email').fill(person.email)
    await page.getByRole('button', { name: 'Create a passkey instead of a password' }).click()
    await verifyLater(page)
    await expect(ownAddress(page, person)).toBeVisible()
    expect(await authenticator.list()).toHaveLength(1)
    await signOut(page)
    await page.goto('/sign-in')
    await expectNoAxeViolations(page)
    await button(page).click()
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'The e-mail field offers the passkey of this device, and choosing it signs the person in',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const authenticator = await plugAuthenticator(page)
    const person = await signUpByCall(page)
    await proveAddress(page.request, foyer, person)
    await page.goto('/account/security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Your passkey has been created.')).toBeVisible()
    // Simulates a synced passkey that was used on another device in the meantime.
    await authenticator.setCounter(0)
    await page.context().clearCookies()
    await page.goto('/sign-in')
    await expect(ownAddress(page, person)).toBeVisible()
  },
)

test(
  'After a sign-in with a password a passkey is offered, made, and removed again',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    await plugAuthenticator(page)
    const person = await signUpByCall(page)
    await proveAddress(page.request, foyer, person)
    await page.goto('/')
    await expect(passkeyOffer(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await passkeyOffer(page).getByRole('button', { name: 'Create a passkey' }).click()
    await expect(page.getByText('Your passkey has been created.')).toBeVisible()
    await page.goto('/account/security')
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await passkeys.getByRole('button', { name: /^Remove / }).click()
    await passkeys
      .getByRole('button', { name: 'Remove it' })
      .or(page.getByRole('button', { name: 'Yes, remove it' }))
      .first()
      .click()
    await expect(passkeys.getByText('You have no passkeys yet.')).toBeVisible()
  },
)

test(
  'After a sign-in with a password, a password manager that may create a passkey unasked does so',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    await plugAuthenticator(page)
    // Chromium creates passkeys automatically only in its own password manager, which tests do not have: the virtual authenticator replaces it.
    await page.addInitScript(() => {
      PublicKeyCredential.getClientCapabilities = async () => ({ conditionalCreate: true })
      const create = navigator.credentials.create.bind(navigator.credentials)
      navigator.credentials.create = (options) =>
        create(options?.publicKey && { publicKey: options.publicKey })
    })
    const person = await signUpByCall(page)
    await proveAddress(page.request, foyer, person)
    await page.context().clearCookies()
    await page.goto('/sign-in')
    await fillIn(page, person)
    const addedResponse = page.waitForResponse(/\/web\/v1\/auth\/passkeys$/)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect((await addedResponse).status()).toBe(201)
    await page.goto('/account/security')
    await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)
  },
)
