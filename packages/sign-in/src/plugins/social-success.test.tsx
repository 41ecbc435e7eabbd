import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { offerCallback } from '../social/flow/window-channel.ts'
import { answerJson, settingsOf, user } from '../testing/render-form.tsx'
import { createSecondStepServer, renderStep, totp } from '../testing/second-step-server.tsx'
import { SocialServer } from '../testing/social-server.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'

beforeEach(() => void vi.spyOn(globalThis, 'open').mockReturnValue(null))
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it.each([
  ['without a second step', false],
  ['with a second step', true],
])('tells the page of the form and that of its buttons, in a popup %s', async (_, hasSecondStep) => {
  const server = hasSecondStep ? createSecondStepServer() : new SocialServer()
  server.answers['GET /web/v1/settings'] = settingsOf('classic')
  server.answers['GET /web/v1/auth/codes'] = answerJson(200, { pending: [] })
  const told: unknown[] = []
  const buttons = (
    <SocialButtons display="popup" onSuccess={(entered) => void told.push(['buttons', entered])} />
  )
  const form = <SignIn onSuccess={(entered) => void told.push(['form', entered])} social={buttons} />
  const { session } = await renderStep(server, form)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.element(page.getByRole('link', { name: 'Open Google' })).toBeVisible()
  await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })
  if (hasSecondStep) await totp.fill('123456')
  await expect
    .poll(() => told)
    .toEqual([
      ['buttons', user],
      ['form', user],
    ])
  expect(session.getState()).toEqual({ status: 'signed-in', user })
})
