import '@foyer/kit/styles.css'
import { kit, signIn, validation } from '@foyer/core/messages/ar-XX'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Hideable, hideAndShow } from '../testing/hideable.tsx'
import { disableAutofill, withPasskeys } from '../testing/passkey-browser.ts'
import {
  answerJson,
  answerPasskeyOptions,
  DeferredAnswer,
  renderForm,
  user,
} from '../testing/render-form.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'
import type { SignInProps } from './sign-in-props.ts'
import { SignIn } from './sign-in.tsx'

const button = page.getByRole('button', { name: 'Sign in with a passkey' })
const enter = answerJson(200, user)
const authenticator = withPasskeys()

describe('The button for a passkey', () => {
  beforeEach(disableAutofill)

  it('signs in with one press', async () => {
    await authenticator().add()
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const { sent, session } = await renderForm(<SignIn onSuccess={onSuccess} />, enter)
    await button.click()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent.map(({ body }) => body)).toEqual([
      {
        credential: expect.objectContaining({ type: 'public-key' }),
        fingerprint: expect.any(Object),
        lang: 'en-001',
      },
    ])
    expect(session.getState()).toEqual({ status: 'signed-in', user })
  })

  it('calls the onSuccess that the page has by the time the person is signed in', async () => {
    await authenticator().add()
    const open = new DeferredAnswer()
    const reported: string[] = []
    function Page() {
      const [step, setStep] = useState('first')
      return (
        <>
          <button type="button" onClick={() => setStep('second')}>
            Go on
          </button>
          <SignIn onSuccess={() => void reported.push(step)} />
        </>
      )
    }
    const { sent } = await renderForm(<Page />, () => open.promise)
    await button.click()
    await expect.poll(() => sent.length).toBe(1)
    await page.getByRole('button', { name: 'Go on' }).click()
    open.resolve(await enter())
    await expect.poll(() => reported).toEqual(['second'])
  })

  it('says that the request was cancelled, not as an error, and leaves the form as it was', async () => {
    const refused = new DOMException('Not allowed', 'NotAllowedError')
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(refused)
    const { sent } = await renderForm(<SignIn />, enter)
    await fillIn()
    await button.click()
    const hint = page.getByText(/This was cancelled or took too long/)
    await expect.element(hint).toBeVisible()
    await expect.element(button).toHaveFocus()
    expect(hint.element().closest('[role=alert]')).toBeNull()
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('corridor')
    expect(await findAxeViolations()).toEqual([])
    expect(sent).toEqual([])
    await submit.click()
    await expect.poll(() => sent[0]?.body['password']).toBe('corridor')
  })

  it('opens no dialog again when the form is shown again after it was hidden', async () => {
    const get = vi
      .spyOn(navigator.credentials, 'get')
      .mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    await renderForm(
      <Hideable>
        <SignIn />
      </Hideable>,
      enter,
    )
    await button.click()
    await expect.element(page.getByText(/This was cancelled or took too long/)).toBeVisible()
    await hideAndShow()
    await expect.element(button).toBeVisible()
    await expect.element(button).not.toHaveAttribute('aria-busy')
    expect(get).toHaveBeenCalledOnce()
  })

  it('opens one dialog in strict mode', async () => {
    await authenticator().add()
    const get = vi.spyOn(navigator.credentials, 'get')
    const { session } = await renderForm(
      <StrictMode>
        <SignIn />
      </StrictMode>,
      enter,
    )
    await button.click()
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
    expect(get).toHaveBeenCalledOnce()
  })

  it('says that the server does not know the passkey, and has the browser forget it', async () => {
    await authenticator().add()
    const forget = vi.spyOn(PublicKeyCredential, 'signalUnknownCredential').mockResolvedValue(undefined)
    const unknown = { code: 'passkey_unknown', message: 'This passkey no longer works here.' }
    const { sent } = await renderForm(<SignIn />, answerJson(404, unknown))
    await button.click()
    await expect.element(page.getByText(unknown.message)).toBeVisible()
    const { id } = Object(sent[0]?.body['credential']) as { readonly id?: string }
    expect(forget.mock.calls).toEqual([[{ rpId: location.hostname, credentialId: id }]])
  })

  it('makes one request when it is pressed twice', async () => {
    await authenticator().add()
    const open = new DeferredAnswer()
    const { sent } = await renderForm(<SignIn />, () => open.promise)
    await button.dblClick()
    await expect.poll(() => sent.length).toBe(1)
    open.resolve(await enter())
    await expect.element(button).not.toHaveAttribute('aria-busy')
    expect(answerPasskeyOptions).toHaveBeenCalledOnce()
  })

  it('is not there where the browser has no passkeys, or the server takes none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    const { unmount } = await renderForm(<SignIn />, enter)
    await expect.element(submit).toBeVisible()
    expect(button.elements()).toEqual([])
    await unmount()
    vi.unstubAllGlobals()
    await renderForm(<SignIn signInMethods={['password', 'code']} />, enter)
    await expect.element(submit).toBeVisible()
    expect(button.elements()).toEqual([])
  })

  it('comes after the form in the tab order, and can be pressed with the space bar', async () => {
    await authenticator().add()
    const { sent } = await renderForm(<SignIn />, enter)
    await fillIn()
    ;(submit.element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(() => sent.length).toBe(1)
  })

  it('fits into 320 pixels in Arabic', async () => {
    await page.viewport(320, 700)
    document.documentElement.dir = 'rtl'
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    const messages = { ...kit, ...validation, ...signIn }
    await renderForm(<SignIn />, enter, undefined, undefined, messages)
    await page.getByRole('button', { name: signIn.sign_in_passkey }).click()
    await expect.element(page.getByText(signIn.passkey_cancelled)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await findAxeViolations()).toEqual([])
  })
})
