import '@foyer/kit/styles.css'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSession } from '../../session/use-session.ts'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson, user } from '../../testing/render-form.tsx'
import { renderAlone } from '../../testing/render-second-step.tsx'
import {
  calls,
  createSecondStepServer,
  other,
  renderStep,
  secondFactor,
  totp,
} from '../../testing/second-step-server.tsx'
import { email, password, submit } from '../../testing/sign-in-controls.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Like real pages, removes the form once somebody is signed in. */
function SignInPage() {
  return useSession().state.status === 'signed-in' ? <p>Welcome</p> : <SignIn />
}

describe('The second step of a person who needs an authenticator app', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const codes = ['ABCDE-FGHJK', 'BCDEF-GHJKM']
  const title = page.getByRole('heading', { name: 'Set up an authenticator app' })
  const kept = page.getByRole('button', { name: 'I have saved them' })

  async function renderEnrolment(ways: Parameters<typeof renderAlone>[0] = []) {
    const server = createSecondStepServer()
    server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
    server.answers[calls.enrolConfirm] = answerJson(200, { ...user, recoveryCodes: codes })
    return renderAlone(ways, server)
  }

  it('sets it up, shows the recovery codes, and signs in once they are saved', async () => {
    const { bodies, onSuccess } = await renderEnrolment()
    await expect.element(title).toHaveFocus()
    await expect.element(page.getByRole('img')).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    expect(other.elements()).toEqual([])
    await totp.fill('123456')
    await expect.element(page.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus()
    expect(bodies(calls.enrolConfirm)).toEqual([{ totp: '123456', lang: 'en-001' }])
    expect(onSuccess).not.toHaveBeenCalled()
    // A reload would show the page of a signed-in person, and no second step.
    expect(sessionStorage).toHaveLength(0)
    await kept.click()
    expect(onSuccess.mock.calls).toEqual([[user]])
  })

  it('keeps showing the recovery codes when another tab finds the person signed in', async () => {
    const server = createSecondStepServer({ ways: [] })
    server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
    server.answers[calls.enrolConfirm] = answerJson(200, { ...user, recoveryCodes: codes })
    const { session } = await renderStep(server, <SignInPage />)
    await email.fill('anna@example.com')
    await password.fill('corridor')
    await submit.click()
    await totp.fill('123456')
    await expect.element(page.getByText(codes[0] ?? '')).toBeVisible()
    server.isSignedIn = true
    await session.refresh()
    await expect.element(page.getByText(codes[0] ?? '')).toBeVisible()
    await kept.click()
    await expect.element(page.getByText('Welcome')).toBeVisible()
  })

  it('can be chosen instead of a passkey, and left for it again, by keyboard alone', async () => {
    const { bodies, onSuccess } = await renderEnrolment(['passkey'])
    await expect.element(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    expect(bodies(calls.enrol)).toEqual([])
    const press = async (name: string): Promise<void> => {
      page.getByRole('button', { name }).element().focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('Use another way')
    await expect.element(page.getByRole('button', { name: 'Set up an authenticator app' })).toHaveFocus()
    expect(await findAxeViolations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(title).toHaveFocus()
    await expect.element(page.getByRole('img')).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await press('Use another way')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Use a passkey' })).toHaveFocus()
    await press('Use another way')
    await userEvent.keyboard('{Enter}')
    await totp.fill('123456')
    await kept.click()
    expect(onSuccess.mock.calls).toEqual([[user]])
  })

  it('sets up the app at once in a browser without passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    await renderEnrolment(['passkey'])
    await expect.element(title).toHaveFocus()
    expect(other.elements()).toEqual([])
  })

  it.each([
    ['if the page learns of it when it asks for a key', calls.enrol],
    ['if the page learns of it when it sends the first code', calls.enrolConfirm],
  ])('asks for the code of an app that was set up in another tab, %s', async (_, call) => {
    const server = createSecondStepServer()
    server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
    const now = { ...secondFactor, ways: ['totp', 'recovery-code'] }
    const needed = { code: 'second_factor_needed', message: 'One more step.', secondFactor: now }
    server.answers[call] = answerJson(403, needed)
    const { bodies, onSuccess } = await renderAlone([], server)
    if (call === calls.enrolConfirm) await totp.fill('123456')
    await expect.element(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expect.element(title).not.toBeInTheDocument()
    await expect.element(totp).toHaveFocus()
    await expect.element(other).toBeVisible()
    await totp.fill('654321')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(bodies(calls.finish)).toMatchObject([{ totp: '654321' }])
  })

  it('gets another key when the first has expired', async () => {
    const { server, bodies } = await renderEnrolment()
    server.answers[calls.enrolConfirm] = answerJson(409, { code: 'totp_not_begun', message: 'Too long.' })
    await totp.fill('123456')
    const next = 'NEWERNEWERNEWERN'
    server.answers[calls.enrol] = answerJson(200, { secret: next, uri: `otpauth://totp/Shop?secret=${next}` })
    await page.getByRole('button', { name: 'Get a new key' }).click()
    await expect.poll(() => bodies(calls.enrol)).toHaveLength(2)
    await expect.element(page.getByText('NEWE RNEW ERNE WERN')).toBeVisible()
    // The pressed button has gone with the old key.
    await expect.element(title).toHaveFocus()
  })

  it('shows the key that was requested last, even if an older one arrives later', async () => {
    const { server, bodies } = await renderEnrolment()
    server.answers[calls.enrolConfirm] = answerJson(409, { code: 'totp_not_begun', message: 'Too long.' })
    await totp.fill('123456')
    const keys: ((key: string) => void)[] = []
    server.answers[calls.enrol] = () =>
      new Promise((resolve) => {
        keys.push((key) => resolve(Response.json({ secret: key, uri: `otpauth://totp/Shop?secret=${key}` })))
      })
    await page.getByRole('button', { name: 'Get a new key' }).click()
    await page.getByRole('button', { name: 'Get a new key' }).click()
    await expect.poll(() => bodies(calls.enrol)).toHaveLength(3)
    await act(async () => keys[1]?.('NEWERNEWERNEWERN'))
    await act(async () => keys[0]?.('OLDEROLDEROLDERO'))
    await expect.element(page.getByText('NEWE RNEW ERNE WERN')).toBeVisible()
  })

  it('aborts its request for a key when the person switches to another way', async () => {
    const server = createSecondStepServer()
    const { fetch } = server
    const signals: AbortSignal[] = []
    server.fetch = (input, init) => {
      const { url, signal } = new Request(input, init)
      if (url.endsWith('/totp')) signals.push(signal)
      return fetch(input, init)
    }
    server.answers[calls.enrol] = () => new Promise(() => undefined)
    await renderAlone(['passkey'], server)
    await other.click()
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await expect.poll(() => signals).toHaveLength(1)
    await other.click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect.poll(() => signals[0]?.aborted).toBe(true)
  })

  it('says why there is no key, and asks again', async () => {
    const server = createSecondStepServer()
    server.answers[calls.enrol] = () => Promise.reject(new TypeError('Failed to fetch'))
    await renderAlone([], server)
    await expect.element(page.getByRole('alert')).toHaveTextContent(/could not reach the server/)
    server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
    await page.getByRole('button', { name: 'Get a new key' }).click()
    // The pressed button has gone.
    await expect.element(title).toHaveFocus()
    await expect.element(totp).toBeVisible()
  })
})
