import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Recovery } from '../recovery/recovery.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { user } from '../testing/render-form.tsx'
import {
  again,
  calls,
  createSecondStepServer,
  heading,
  over,
  renderStep,
  secondFactor,
  totp,
} from '../testing/second-step-server.tsx'
import { setKeyboard } from '../testing/set-keyboard.ts'
import { submit } from '../testing/sign-in-controls.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('A page that is loaded again', () => {
  it('tells the app what the first step has ended, before the session begins', async () => {
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    const ended = { unlinked: [], hadPassword: true }
    const told = vi.fn<(ended: unknown, status: string) => void>()
    const form = <SignIn onEnded={(what) => told(what, session.getState().status)} />
    const { session } = await renderStep(createSecondStepServer({ ended }), form)
    await totp.fill('123456')
    await expect.poll(() => told.mock.calls).toEqual([[ended, 'signed-out']])
    await expect.poll(() => session.getState().status).toBe('signed-in')
  })

  it('goes on with the second step, and leaves the focus where it is', async () => {
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    const onSuccess = vi.fn<(person: unknown) => void>()
    await renderStep(createSecondStepServer(), <SignIn onSuccess={onSuccess} />)
    await expect.element(heading).toBeVisible()
    await expect.element(heading).not.toHaveFocus()
    await expect.element(totp).not.toHaveFocus()
    await totp.fill('123456')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sessionStorage).toHaveLength(0)
  })

  it('goes on with the second step, which has the focus that the form before it had', async () => {
    setKeyboard(true)
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    await renderStep(createSecondStepServer(), <SignIn autofocus />)
    await expect.element(heading).toHaveFocus()
  })

  it('shows the form when the sign-in is over', async () => {
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    const server = createSecondStepServer()
    server.answers[calls.ways] = over
    await renderStep(server, <SignIn />)
    await expect.element(submit).toBeVisible()
    await expect.poll(() => sessionStorage).toHaveLength(0)
    expect(heading.elements()).toEqual([])
  })

  it.each([
    ['recovery', <SignIn key="form" />, <Recovery key="own" />],
    ['recovery', <SignUp key="form" />, <Recovery key="own" />],
    ['sign_in', <Recovery key="form" />, <SignIn key="own" />],
    ['sign_up', <SignIn key="form" />, <SignUp key="own" />],
  ])(
    'shows its own form, while a step waits that began as %s, which its form goes on with',
    async (flow, form, own) => {
      sessionStorage.setItem('foyer-second-factor', flow)
      const server = createSecondStepServer()
      const asked = vi.fn<() => Response>(() => Response.json(secondFactor))
      server.answers[calls.ways] = asked
      await renderStep(server, [form, own])
      await expect.element(heading).toBeVisible()
      expect(asked).toHaveBeenCalledOnce()
    },
  )

  it('goes on with the second step of a recovery, and says there what has become of the password', async () => {
    sessionStorage.setItem('foyer-second-factor', 'recovery')
    await renderStep(createSecondStepServer(), <Recovery />)
    await expect.element(heading).toBeVisible()
    await again.click()
    await expect.element(page.getByText('Your new password is set. Sign in with it.')).toHaveFocus()
  })

  it('asks the server nothing where no sign-in waits', async () => {
    const server = createSecondStepServer()
    const asked = vi.fn<() => Response>(() => new Response('{}'))
    server.answers[calls.ways] = asked
    await renderStep(server, <SignIn />)
    await expect.element(submit).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })
})
