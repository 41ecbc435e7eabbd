import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { lastWayKey } from '../methods/choice/last-way.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { offerCallback } from '../social/flow/window-channel.ts'
import { answerJson, user, wrongPassword } from '../testing/render-form.tsx'
import { again, createSecondStepServer, heading, renderStep, totp } from '../testing/second-step-server.tsx'
import { alert, fillIn, submit } from '../testing/sign-in-controls.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.removeItem(lastWayKey)
})

const social = <SocialButtons display="popup" />

async function failByPassword(): Promise<void> {
  await fillIn()
  await submit.click()
  await expect.element(alert).toHaveTextContent('wrong')
}

async function goBackFromCode(): Promise<void> {
  await fillIn()
  await page.getByRole('button', { name: 'Send me a code instead' }).click()
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect.element(submit).toBeVisible()
}

async function startAgain(): Promise<void> {
  await fillIn()
  await submit.click()
  await again.click()
  await expect.element(submit).toBeVisible()
}

/** Goes to Google in a window of its own, comes back there, and does the second step here. */
async function enterByPopup(): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.element(page.getByRole('link', { name: 'Open Google' })).toHaveFocus()
  await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })
  await expect.element(heading).toHaveFocus()
  await totp.fill('123456')
}

describe('A social sign-in in a popup is remembered as the way used last', () => {
  it.each([
    ['if a password was wrong before it', failByPassword, wrongPassword],
    ['if the person had gone back from a code before it', goBackFromCode, undefined],
    ['if the person had started again after a password before it', startAgain, undefined],
  ])('%s', async (_, before, login) => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const server = createSecondStepServer()
    if (login) server.answers['POST /web/v1/auth/login'] = login
    const { session } = await renderStep(server, <SignIn social={social} />)
    await before()
    await enterByPopup()
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(localStorage.getItem(lastWayKey)).toBe('google')
  })

  it('when it began on the form that creates an account', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const { session } = await renderStep(createSecondStepServer(), <SignUp social={social} />)
    await enterByPopup()
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(localStorage.getItem(lastWayKey)).toBe('google')
  })
})

describe('The method is remembered as the one used last where the page is loaded again', () => {
  const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
  const resendAt = new Date(Date.now() + 30_000).toISOString()
  const sent = { kind: 'email', to: 'anna@example.com', resendAt, expiresAt: resendAt }
  const keptCode = JSON.stringify({ at: Date.now(), sentTo: { email: 'anna@example.com' } })

  it.each([
    ['before the code that signs in', 'sign-in', 'code', <SignIn key="in" />],
    ['before the code that makes an account', 'sign-up', 'registration', <SignUp key="up" />],
  ] as const)('%s, with a second step and without', async (_, purpose, call, form) => {
    for (const hasSecond of [true, false]) {
      localStorage.removeItem(lastWayKey)
      sessionStorage.setItem(`foyer-${purpose}-code`, keptCode)
      const server = createSecondStepServer()
      server.answers['GET /web/v1/auth/codes'] = answerJson(200, { pending: [{ ...sent, purpose }] })
      const confirm = `POST /web/v1/auth/${call}/confirm`
      if (!hasSecond) server.answers[confirm] = answerJson(200, { ...user, ended: null })
      const { session } = await renderStep(server, form)
      await code.fill('111111')
      if (hasSecond) await totp.fill('123456')
      await expect.poll(() => session.getState().status).toBe('signed-in')
      expect(localStorage.getItem(lastWayKey)).toBe('email')
      await cleanup()
    }
  })

  it('before the second step', async () => {
    const server = createSecondStepServer()
    await renderStep(server, <SignIn />)
    await fillIn()
    await submit.click()
    await expect.element(heading).toBeVisible()
    await cleanup()
    const { session } = await renderStep(server, <SignIn />)
    await totp.fill('123456')
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(localStorage.getItem(lastWayKey)).toBe('email')
  })
})
