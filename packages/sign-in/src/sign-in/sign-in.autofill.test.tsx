import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { watchRequests, withPasskeys } from '../testing/passkey-browser.ts'
import { answerJson, answerPasskeyOptions, renderForm, user } from '../testing/render-form.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'
import type { SignInProps } from './sign-in-props.ts'
import { SignIn } from './sign-in.tsx'

const button = page.getByRole('button', { name: 'Sign in with a passkey' })
const enter = answerJson(200, user)
const authenticator = withPasskeys()

// While other test pages are busy, the browser would call back only after the timeout of two seconds.
beforeEach(() => {
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) =>
    window.setTimeout(act, 0, { didTimeout: false, timeRemaining: () => 50 }),
  )
})
afterEach(() => void vi.restoreAllMocks())

describe('Passkeys in the field’s autofill', () => {
  it('sign in when one is chosen, without a press of a button', async () => {
    await authenticator().add()
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const { sent } = await renderForm(<SignIn onSuccess={onSuccess} />, enter)
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent).toHaveLength(1)
  })

  it('do not hold up a password, whose sign-in ends their request', async () => {
    await authenticator().answerAtOnce(false)
    const requests = watchRequests()
    const { sent, session } = await renderForm(<SignIn />, enter)
    await expect.poll(requests).toEqual(['conditional'])
    await fillIn()
    await submit.click()
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(sent[0]?.body['password']).toBe('corridor')
    expect(requests()).toEqual(['conditional, aborted'])
  })

  it('are requested again after a wrong password', async () => {
    await authenticator().answerAtOnce(false)
    const requests = watchRequests()
    const wrong = answerJson(401, { code: 'invalid_credentials', message: 'They do not match.' })
    await renderForm(<SignIn />, wrong)
    await expect.poll(requests).toEqual(['conditional'])
    await fillIn()
    await submit.click()
    await expect.element(page.getByText('They do not match.')).toBeVisible()
    await expect.poll(requests).toEqual(['conditional, aborted', 'conditional'])
  })

  it('are cancelled when the button requests one', async () => {
    await authenticator().answerAtOnce(false)
    const requests = watchRequests()
    await renderForm(<SignIn />, enter)
    await expect.poll(requests).toEqual(['conditional'])
    await button.click()
    await expect.poll(requests).toEqual(['conditional, aborted', 'button'])
  })

  it('are cancelled when the form is removed', async () => {
    await authenticator().answerAtOnce(false)
    const requests = watchRequests()
    const { unmount } = await renderForm(<SignIn />, enter)
    await expect.poll(requests).toEqual(['conditional'])
    await unmount()
    expect(requests()).toEqual(['conditional, aborted'])
  })

  it('show no error when the request fails, and are requested again when the person returns to the form', async () => {
    const refused = new DOMException('No', 'NotAllowedError')
    const get = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(refused)
    await renderForm(<SignIn />, enter)
    await expect.poll(() => get.mock.calls.length).toBe(1)
    expect(page.getByText(/This was cancelled/).elements()).toEqual([])
    await fillIn()
    await expect.poll(() => get.mock.calls.length).toBeGreaterThan(1)
    expect(page.getByText(/This was cancelled/).elements()).toEqual([])
  })

  it('are cancelled when the page is left, and requested again when it returns from the back/forward cache', async () => {
    await authenticator().answerAtOnce(false)
    const requests = watchRequests()
    await renderForm(<SignIn />, enter)
    await expect.poll(requests).toEqual(['conditional'])
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    await fillIn()
    expect(requests()).toEqual(['conditional, aborted'])
    expect(answerPasskeyOptions).toHaveBeenCalledOnce()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(requests).toEqual(['conditional, aborted', 'conditional'])
  })

  it('get a new challenge before the old one is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await authenticator().answerAtOnce(false)
      const requests = watchRequests()
      await renderForm(<SignIn />, enter)
      await vi.advanceTimersByTimeAsync(2000)
      await vi.waitUntil(() => requests().length === 1, 30_000)
      await vi.advanceTimersByTimeAsync(9 * 60_000)
      await vi.waitUntil(() => requests().length === 2, 30_000)
      expect(requests()).toEqual(['conditional, aborted', 'conditional'])
      expect(answerPasskeyOptions).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
