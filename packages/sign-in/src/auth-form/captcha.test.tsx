import '@foyer/kit/styles.css'
import { kit, signIn, validation } from '@foyer/core/messages/en-001'
import { captchaWords } from '@foyer/core/messages/en-001/sign-in-later'
import { captchaLocales } from '@foyer/core/wire/locale-names'
import { locales, type Locale } from '@foyer/core/wire/locales'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createApi } from '../api/index.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { SignIn, type SignInProps } from '../login-form/sign-in.tsx'
import { createFormPlugin, type FormPlugin } from '../plugins/form-plugin.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'
import { Session } from '../session/session.ts'
import { geetestScript, recaptchaScript, serveScript } from '../testing/captcha-services.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { user } from '../testing/render-form.tsx'
import { alert, email, fillIn, password, submit } from '../testing/sign-in-controls.ts'
import { createCaptchaPlugin, type CaptchaPluginOptions } from '../captcha/captcha-plugin.ts'

declare global {
  interface Window {
    readonly geetestOptions?: object
    readonly recaptchaOptions?: object
  }
}

type Answers = Readonly<Record<string, (body: Record<string, unknown>) => Response | Promise<Response>>>

const enabled = (isEnabled: boolean) => () => Response.json({ isEnabled })
const refuse = (code: string) => Response.json({ code, message: `Refused: ${code}` }, { status: 403 })
const signedIn = () => Response.json(user)

async function renderSignIn(
  options: CaptchaPluginOptions,
  answers: Answers,
  props: SignInProps = {},
  lang: Locale = 'en-001',
  form?: FormPlugin,
) {
  const calls: { call: string; body: Record<string, unknown> }[] = []
  const onError = vi.fn<NonNullable<SignInProps['onError']>>()
  const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
  const api = createApi({
    lang,
    async fetch(input, init) {
      const request = new Request(input, init)
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (call === 'session') return Response.json({ code: 'unauthenticated', message: '' }, { status: 401 })
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {}
      calls.push({ call, body })
      return answers[call]?.(body) ?? Response.json({}, { status: 500 })
    },
  })
  await render(
    <FoyerProvider
      api={api}
      session={new Session({ api, storage: null })}
      messages={{ ...kit, ...validation, ...signIn }}
      captcha={createCaptchaPlugin(options)}
      form={form}
      fingerprint={basicFingerprint}
    >
      <main style={{ background: 'var(--foyer-ground)', color: 'var(--foyer-ink)' }}>
        <SignIn onError={onError} onSuccess={onSuccess} {...props} />
      </main>
    </FoyerProvider>,
  )
  const names = () => calls.map(({ call }) => call)
  return { calls, names, onError, onSuccess }
}

async function send(): Promise<void> {
  await fillIn()
  await submit.click()
}

async function expectTypedIsThere(): Promise<void> {
  await expect.element(email).toHaveValue('anna@example.com')
  await expect.element(password).toHaveValue('corridor')
}

const gee = (then: string): CaptchaPluginOptions => ({
  type: 'geetest',
  id: 'id',
  script: geetestScript(then),
})

describe('the captcha of a form', () => {
  it('is not asked for, and nothing of it is loaded, where the server says that none is needed', async () => {
    const { names, onSuccess } = await renderSignIn(
      { id: 'site', script: '/no-such-script.js' },
      { 'captcha-isEnabled': enabled(false), login: signedIn },
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(names()).toEqual(['captcha-isEnabled', 'login'])
    expect(document.querySelector('script[src*="no-such-script"]')).toBeNull()
  })

  it('is asked about once for each attempt, and at most once a minute', async () => {
    const { names, onError } = await renderSignIn(
      { id: 'site' },
      { 'captcha-isEnabled': enabled(false), login: () => refuse('invalid_credentials') },
    )
    await send()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    await submit.click()
    await expect.poll(() => onError.mock.calls.length).toBe(2)
    expect(names()).toEqual(['captcha-isEnabled', 'login', 'login'])
  })

  it.each([true, false])('takes the word of the form plugin that it is needed: %s', async (isEnabled) => {
    const { calls, onSuccess } = await renderSignIn(
      gee('on.onSuccess()'),
      { login: signedIn },
      {},
      'en-001',
      createFormPlugin({ isCaptchaEnabled: () => isEnabled }),
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.map(({ call }) => call)).toEqual(['login'])
    expect('captcha' in (calls[0]?.body ?? {})).toBe(isEnabled)
  })

  it('is used where the server could not be asked, and done without where it does not load either', async () => {
    const { calls, onSuccess } = await renderSignIn(
      { type: 'geetest', id: 'id', script: '/no-such-script.js' },
      { login: signedIn },
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body).not.toHaveProperty('captcha')
  })

  it('is shown when the server asks for it, and the form is sent again with what was typed', async () => {
    const { calls, onSuccess } = await renderSignIn(gee('on.onSuccess()'), {
      'captcha-isEnabled': enabled(false),
      login: ({ captcha }) => (captcha ? signedIn() : refuse('captcha_required')),
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

  it('is never there where the form has none', async () => {
    const { calls, onError } = await renderSignIn(
      gee('on.onSuccess()'),
      { login: () => refuse('captcha_required') },
      { captcha: false },
    )
    await send()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    expect(calls).toHaveLength(1)
  })

  it('names what is missing, and how to install it, where the provider has none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const api = createApi({ lang: 'en-001' })
    const form = (
      <FoyerProvider api={api} messages={signIn} session={new Session({ api, storage: null })}>
        <SignIn captcha />
      </FoyerProvider>
    )
    await expect(render(form)).rejects.toThrow(/createCaptchaPlugin.*<FoyerProvider captcha=/)
    vi.restoreAllMocks()
  })
})

describe('a captcha that fails', () => {
  it.each<[string, CaptchaPluginOptions, string, string]>([
    [
      'its script does not load',
      { type: 'geetest', id: 'id', script: '/no-such-script.js' },
      'Unable to load GeeTest script',
      signIn.captcha_script,
    ],
    [
      'its script is another one',
      { type: 'geetest', id: 'id', script: serveScript('delete window.initGeetest4') },
      'Unable to load GeeTest script',
      signIn.captcha_script,
    ],
    [
      'it is closed',
      gee('on.onClose()'),
      'GeeTest widget was closed by the user',
      captchaWords.captcha_closed,
    ],
    [
      'it breaks',
      gee('on.onError({ code: 60500 })'),
      'An unknown error has occurred while using the GeeTest client',
      captchaWords.captcha_unknown,
    ],
  ])('when %s, leaves the form usable, with what was typed', async (_, options, message, words) => {
    const { names, onError, onSuccess } = await renderSignIn(options, {
      'captcha-isEnabled': enabled(true),
      login: signedIn,
    })
    await send()
    await expect.element(alert).toHaveTextContent(words)
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ name: 'CaptchaError', message })
    expect(names()).toEqual(['captcha-isEnabled'])
    await expectTypedIsThere()
    await expect.element(submit).toBeEnabled()
    await submit.click()
    await expect.poll(() => onError.mock.calls.length).toBe(2)
    expect(onSuccess).not.toHaveBeenCalled()
  })
})

describe('reCAPTCHA', () => {
  it('is the default; its box stands in the form, has the focus led to it, and sends the form when it is ticked', async () => {
    const { calls, onSuccess } = await renderSignIn(
      { ids: { recaptcha: 'site' }, id: 'default', script: recaptchaScript },
      { 'captcha-isEnabled': enabled(true), login: signedIn },
    )
    await send()
    const panel = page.getByRole('region', { name: 'Check that you are a person' })
    await expect.element(panel.getByText('Check that you are a person')).toHaveFocus()
    await expect.element(panel.getByRole('status')).toHaveTextContent('Tick the box to go on.')
    expect(window.recaptchaOptions).toMatchObject({ sitekey: 'site' })
    expect(await findAxeViolations()).toEqual([])
    await panel.getByRole('button', { name: 'I am a person' }).click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body['captcha']).toEqual({ type: 'recaptcha', id: 'site', response: 'token' })
    expect(panel.elements()).toEqual([])
  })

  it('can be cancelled, which says so and leads the focus back', async () => {
    const { onError } = await renderSignIn({ id: 'default', script: recaptchaScript }, {}, { captcha: true })
    await send()
    await page.getByRole('button', { name: 'Cancel the check' }).click()
    await expect.element(alert).toHaveTextContent(captchaWords.captcha_closed)
    expect(window.recaptchaOptions).toMatchObject({ sitekey: 'default' })
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ message: 'GeeTest widget was closed by the user' })
    await expectTypedIsThere()
  })

  it('goes on with the box that is there when the device is turned', async () => {
    const { names, onSuccess } = await renderSignIn(
      { id: 'site', script: recaptchaScript },
      { login: signedIn },
      { captcha: true },
    )
    await send()
    const tick = page.getByRole('button', { name: 'I am a person' })
    await expect.element(tick).toBeVisible()
    screen.orientation.dispatchEvent(new Event('change'))
    await tick.click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(names()).toEqual(['login'])
  })
})

describe('GeeTest', () => {
  it.each(locales)(
    'speaks %s by the name that it has for it, binds to the form, and has 30000 ms',
    async (lang) => {
      const { onSuccess } = await renderSignIn(
        gee('on.onSuccess()'),
        { login: signedIn },
        { captcha: true },
        lang,
      )
      await send()
      await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
      expect(window.geetestOptions).toEqual({
        captchaId: 'id',
        product: 'bind',
        language: captchaLocales[lang],
        timeout: 30_000,
      })
    },
  )
})
