import { signIn } from '@foyer/core/messages/en-001'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApi } from '../../api/index.ts'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { createFormPlugin } from '../../plugins/form-plugin.ts'
import { FoyerProvider } from '../../plugins/foyer-provider.tsx'
import { Recovery } from '../../recovery/recovery.tsx'
import { Session } from '../../session/session.ts'
import { SignUp } from '../../sign-up/sign-up.tsx'
import { enabled, geetestWith, refuse, renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'
import { submit } from '../../testing/sign-in-controls.ts'

describe('the captcha of a form', () => {
  // R4.7
  it('is not shown, and loads nothing, if the server says that none is needed', async () => {
    const { names, onSuccess } = await renderCaptcha(
      { id: 'site', script: '/no-such-script.js' },
      { answers: { 'captcha-isEnabled': enabled(false), login: signedIn } },
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(names()).toEqual(['captcha-isEnabled', 'login'])
    expect(document.querySelector('script[src*="no-such-script"]')).toBeNull()
  })

  // R4.7
  it('is looked up once for several submits within a minute', async () => {
    const { names, onError } = await renderCaptcha(
      { id: 'site' },
      { answers: { 'captcha-isEnabled': enabled(false), login: () => refuse('invalid_credentials') } },
    )
    await send()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    await submit.click()
    await expect.poll(() => onError.mock.calls.length).toBe(2)
    expect(names()).toEqual(['captcha-isEnabled', 'login', 'login'])
  })

  // R7.2
  it.each<[string, () => ReactNode, string]>([
    ['sign-in', () => <SignIn signInMethods={['password']} />, 'MS-AUTH'],
    ['sign-up', () => <SignUp />, 'MS-AUTH-REGISTER'],
    ['recovery', () => <Recovery />, 'MS-AUTH-RECOVERY'],
  ])('is looked up by %s under its own service', async (_, create, service) => {
    const answers = { 'captcha-isEnabled': enabled(false) }
    const { calls } = await renderCaptcha({}, { answers, children: create() })
    await page.getByLabelText('E-mail').fill('anna@example.com')
    if (service !== 'MS-AUTH-RECOVERY')
      await page.getByLabelText('Password', { exact: true }).fill('Corridor-light-9')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => calls.filter(({ call }) => call === 'captcha-isEnabled').map(({ query }) => query))
      .toEqual([`?service=${service}`])
  })

  it('is looked up under one service for all forms, if the app names one', async () => {
    const answers = { 'captcha-isEnabled': enabled(false) }
    const { calls } = await renderCaptcha({ service: 'MY-FORMS' }, { answers })
    await send()
    await expect.poll(() => calls[0]?.query).toBe('?service=MY-FORMS')
  })

  // R7.19
  it.each([true, false])(
    'follows the form plugin’s answer to whether it is needed: %s',
    async (isEnabled) => {
      const { calls, onSuccess } = await renderCaptcha(geetestWith('on.onSuccess()'), {
        answers: { login: signedIn },
        form: createFormPlugin({ isCaptchaEnabled: () => isEnabled }),
      })
      await send()
      await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
      expect(calls.map(({ call }) => call)).toEqual(['login'])
      expect('captcha' in (calls[0]?.body ?? {})).toBe(isEnabled)
    },
  )

  it('is used if the server cannot be asked, and skipped if it cannot be loaded either', async () => {
    const { calls, onSuccess } = await renderCaptcha(
      { type: 'geetest', id: 'id', script: '/no-such-script.js' },
      { answers: { login: signedIn } },
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body).not.toHaveProperty('captcha')
  })

  it('is shown when the server asks for it, and the form is sent again with what was typed', async () => {
    const { calls, onSuccess } = await renderCaptcha(geetestWith('on.onSuccess()'), {
      answers: {
        'captcha-isEnabled': enabled(false),
        login: ({ captcha }) => (captcha ? signedIn() : refuse('captcha_required')),
      },
    })
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    const [first, second] = calls.filter(({ call }) => call === 'login')
    const captcha = {
      type: 'geetest',
      id: 'id',
      lot_number: 'lot',
      captcha_output: 'output',
      pass_token: 'pass',
      gen_time: '1700000000',
    }
    expect(second?.body).toEqual({ ...first?.body, captcha })
  })

  it('is never shown if the form has turned it off', async () => {
    const { calls, onError } = await renderCaptcha(geetestWith('on.onSuccess()'), {
      answers: { login: () => refuse('captcha_required') },
      props: { captcha: false },
    })
    await send()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    expect(calls).toHaveLength(1)
  })

  it('throws an error that says how to install the plugin if the provider has none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const api = createApi({ lang: 'en-001' })
    const form = (
      <FoyerProvider api={api} messages={signIn} session={new Session({ api, storage: null })}>
        <SignIn captcha signInMethods={['password']} />
      </FoyerProvider>
    )
    await expect(render(form)).rejects.toThrow(/createCaptchaPlugin.*<FoyerProvider captcha=/)
    vi.restoreAllMocks()
  })
})
