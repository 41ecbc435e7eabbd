import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lastWayKey } from '../methods/choice/last-way.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { offerCallback } from '../social/flow/window-channel.ts'
import { wrongPassword } from '../testing/render-form.tsx'
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
    ['where a password was wrong before', failByPassword, wrongPassword],
    ['by whoever has gone back from a code', goBackFromCode, undefined],
    ['by whoever has started again after the password', startAgain, undefined],
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
