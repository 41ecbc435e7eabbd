import '@foyer/kit/styles.css'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { creationOptions } from '../testing/passkey-options.ts'
import { withPasskeys } from '../testing/passkey-browser.ts'
import { answerJson, answerSignUpOptions, renderForm, user } from '../testing/render-form.tsx'
import { email, password } from '../testing/sign-in-controls.ts'
import { SignUp } from './sign-up.tsx'

const offer = page.getByRole('button', { name: 'Create a passkey instead of a password' })
const submit = page.getByRole('button', { name: 'Create account' })
const made = answerJson(201, user)
const authenticator = withPasskeys()
const anyPasskey = expect.objectContaining({ type: 'public-key' })

beforeEach(() => {
  sessionStorage.clear()
  answerSignUpOptions.mockReset().mockImplementation(answerJson(200, { options: creationOptions }))
})

describe('A passkey instead of a password', () => {
  it('is created with one press, and creates the account', async () => {
    const { sent, session } = await renderForm(<SignUp />, made)
    await email.fill('anna@example.com')
    await offer.click()
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
    expect(sent[0]?.body).toMatchObject({ email: 'anna@example.com', passkey: anyPasskey })
    expect(sent[0]?.body).not.toHaveProperty('password')
    expect(await authenticator().list()).toHaveLength(1)
  })

  it('needs an address first, and no password', async () => {
    await renderForm(<SignUp />, made)
    await offer.click()
    await expect.element(email).toHaveFocus()
    await expect.element(password).not.toHaveAttribute('aria-invalid')
    expect(answerSignUpOptions).not.toHaveBeenCalled()
  })

  it('leads to the password when it is cancelled, with everything that was typed', async () => {
    const refused = new DOMException('No', 'NotAllowedError')
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(refused)
    const { sent, session } = await renderForm(<SignUp hasPromocode promocode="WELCOME" />, made)
    await email.fill('anna@example.com')
    await password.fill('Corridor-light-9')
    await offer.click()
    await expect.element(page.getByText(/This was cancelled or took too long/)).toBeVisible()
    await expect.element(password).toHaveFocus()
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('Corridor-light-9')
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
    expect(await findAxeViolations()).toEqual([])
    expect(sent).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(sent[0]?.body).toMatchObject({ password: 'Corridor-light-9', promocode: 'WELCOME' })
    expect(sent[0]?.body).not.toHaveProperty('passkey')
  })

  it('is sent with the form if the account is created by a code', async () => {
    const { answer, sent } = await renderForm(<SignUp />, answerJson(202, {}))
    answer.mockImplementationOnce(answerJson(403, { code: 'registration_private', message: 'Reload.' }))
    await email.fill('anna@example.com')
    await offer.click()
    await expect.element(page.getByRole('textbox', { name: /^Code from/ })).toHaveFocus()
    expect(sent[1]?.body).toMatchObject({ email: 'anna@example.com', passkey: anyPasskey })
    expect(await authenticator().list()).toHaveLength(1)
  })

  it('is created once, however often the form has to be sent', async () => {
    const { answer, sent, session } = await renderForm(<SignUp />, () =>
      Promise.reject(new TypeError('Down')),
    )
    await email.fill('anna@example.com')
    await offer.click()
    await expect.element(page.getByText(/We could not reach the server/)).toBeVisible()
    // No password was asked for, so none is missing.
    await expect.element(offer).toHaveFocus()
    expect(page.getByRole('link', { name: /Password/ }).elements()).toEqual([])
    answer.mockImplementation(made)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(answerSignUpOptions).toHaveBeenCalledOnce()
    expect(sent[1]?.body).toEqual(sent[0]?.body)
  })

  it('is forgotten if the address already has an account', async () => {
    const forget = vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue(undefined)
    const taken = { code: 'account_exists', message: 'There is one.' }
    await renderForm(<SignUp links={{ signIn: '/sign-in' }} />, answerJson(409, taken))
    await email.fill('anna@example.com')
    await offer.click()
    await expect.element(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()
    await expect.poll(() => forget.mock.calls.length).toBe(1)
  })

  it('is kept if the address has an account that an unanswered try may have created with it', async () => {
    const forget = vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue(undefined)
    const { answer } = await renderForm(<SignUp links={{ signIn: '/sign-in' }} />, () =>
      Promise.reject(new TypeError('Down')),
    )
    await email.fill('anna@example.com')
    await offer.click()
    await expect.element(page.getByText(/We could not reach the server/)).toBeVisible()
    answer.mockImplementation(answerJson(409, { code: 'account_exists', message: 'There is one.' }))
    await offer.click()
    await expect.element(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()
    expect(forget).not.toHaveBeenCalled()
  })

  it('is not offered if the server accepts no passkeys or no passwords', async () => {
    for (const signInMethods of [
      ['password', 'code'],
      ['code', 'passkey'],
    ] as const) {
      const { unmount } = await renderForm(<SignUp signInMethods={signInMethods} />, made)
      await expect.element(submit).toBeVisible()
      expect(offer.elements()).toEqual([])
      await unmount()
    }
  })
})
