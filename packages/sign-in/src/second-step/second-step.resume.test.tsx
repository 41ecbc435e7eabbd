import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { NewPassword } from '../recovery/new-password.tsx'
import { Recovery } from '../recovery/recovery.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { comeBack, stateOf, storeAuthorization } from '../testing/come-back.tsx'
import { answerJson, DeferredAnswer, user } from '../testing/render-form.tsx'
import {
  again,
  calls,
  createSecondStepServer,
  heading,
  stepExpired,
  renderStep,
  secondFactor,
  totp,
} from '../testing/second-step-server.tsx'
import { setKeyboard } from '../testing/set-keyboard.ts'
import { fillIn, submit } from '../testing/sign-in-controls.ts'

const { pathname } = location

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  history.replaceState(null, '', pathname)
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('A reloaded page', () => {
  it('tells the app, before the session begins, what the first step has ended', async () => {
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    const ended = { unlinked: [], hadPassword: true }
    const onEnded = vi.fn<(ended: unknown, status: string) => void>()
    const form = <SignIn onEnded={(endedData) => onEnded(endedData, session.getState().status)} />
    const { session } = await renderStep(createSecondStepServer({ ended }), form)
    await totp.fill('123456')
    await expect.poll(() => onEnded.mock.calls).toEqual([[ended, 'signed-out']])
    await expect.poll(() => session.getState().status).toBe('signed-in')
  })

  it('resumes the second step without moving the focus', async () => {
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

  it('resumes the second step with the focus if its form has autofocus', async () => {
    setKeyboard(true)
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    await renderStep(createSecondStepServer(), <SignIn autofocus />)
    await expect.element(heading).toHaveFocus()
  })

  it('signs the person in if their second step was completed while the page was asking about it', async () => {
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    const server = createSecondStepServer()
    server.answers[calls.ways] = () => {
      server.isSignedIn = true
      return stepExpired()
    }
    const { session } = await renderStep(server, <SignIn />)
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
  })

  it.each([
    ['recovery', <SignIn key="form" />, <Recovery key="own" />],
    ['recovery', <SignUp key="form" />, <Recovery key="own" />],
    ['sign_in', <Recovery key="form" />, <SignIn key="own" />],
    ['sign_up', <SignIn key="form" />, <SignUp key="own" />],
  ])(
    'resumes a step that began as %s in that flow’s form only, and shows the other form as usual',
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

  it('resumes the second step of a recovery, and says when it is given up that the password is set', async () => {
    sessionStorage.setItem('foyer-second-factor', 'recovery')
    await renderStep(createSecondStepServer(), <Recovery />)
    await expect.element(heading).toBeVisible()
    await again.click()
    await expect.element(page.getByText('Your new password is set. Sign in with it.')).toHaveFocus()
  })

  it('resumes the second step of a social sign-in, and shows no failure before', async () => {
    sessionStorage.setItem('foyer-second-factor', 'social')
    const server = createSecondStepServer()
    const open = new DeferredAnswer()
    const asked = vi.fn<() => Promise<Response>>(() => open.promise)
    server.answers[calls.ways] = asked
    await comeBack('google', '', server)
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
    await expect.element(page.getByText('Signing you in with Google')).toBeVisible()
    expect(page.getByRole('alert').elements()).toEqual([])
    open.resolve(Response.json(secondFactor))
    await expect.element(heading).toBeVisible()
  })

  it('resumes the second step of a recovery by mail, and does not say before that the link is used up', async () => {
    sessionStorage.setItem('foyer-second-factor', 'recovery')
    const server = createSecondStepServer()
    const open = new DeferredAnswer()
    server.answers[calls.ways] = () => open.promise
    server.answers['POST /web/v1/auth/recovery/check'] = answerJson(200, {
      isOpen: false,
      accountName: 'anna@example.com',
    })
    await renderStep(server, <NewPassword token="t" />)
    // The answer about the link has arrived.
    await expect.poll(() => document.querySelector('form [autocomplete=username]')).not.toBeNull()
    open.resolve(Response.json(secondFactor))
    await expect.element(heading).toBeVisible()
  })

  it('reports an unused promo code once the person is signed in', async () => {
    storeAuthorization('google')
    const unusedPromocode = { code: 'SPRING', reason: 'not_valid' } as const
    await comeBack('google', `?${stateOf('google')}&code=c1`, createSecondStepServer({ unusedPromocode }))
    await expect.element(heading).toBeVisible()
    await cleanup()
    const { promocodeUnused } = await comeBack('google', '', createSecondStepServer())
    await totp.fill('123456')
    await expect.poll(() => promocodeUnused.mock.calls).toEqual([[expect.stringContaining('SPRING')]])
    expect(sessionStorage.getItem('foyer-second-factor-promocode')).toBeNull()
  })

  it('reports no promo code of an earlier sign-in that was not completed', async () => {
    const kept = JSON.stringify({ code: 'SPRING', reason: 'not_valid' })
    sessionStorage.setItem('foyer-second-factor', 'social')
    sessionStorage.setItem('foyer-second-factor-promocode', kept)
    await renderStep(createSecondStepServer(), <SignIn />)
    await fillIn()
    await submit.click()
    await expect.element(heading).toBeVisible()
    expect(sessionStorage.getItem('foyer-second-factor-promocode')).toBeNull()
  })

  it.each([
    '{',
    '7',
    '"SPRING"',
    '[]',
    '{}',
    '{"code":7,"reason":"not_valid"}',
    '{"code":"A","reason":"gone"}',
  ])('signs in without reporting a promo code if the stored one is %s', async (kept) => {
    sessionStorage.setItem('foyer-second-factor', 'social')
    sessionStorage.setItem('foyer-second-factor-promocode', kept)
    const { promocodeUnused, session } = await comeBack('google', '', createSecondStepServer())
    await totp.fill('123456')
    await expect.poll(() => session.getState().status).toBe('signed-in')
    expect(promocodeUnused).not.toHaveBeenCalled()
  })

  it('makes no call if no sign-in is waiting', async () => {
    const server = createSecondStepServer()
    const asked = vi.fn<() => Response>(() => new Response('{}'))
    server.answers[calls.ways] = asked
    await renderStep(server, <SignIn />)
    await expect.element(submit).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })
})
