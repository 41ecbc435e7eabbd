import { signIn } from '@foyer/core/messages/en-001'
import { captchaMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { describe, expect, it } from 'vitest'
import type { CaptchaPluginOptions } from '../../captcha/captcha-plugin.ts'
import { geetestCode, recaptchaScriptWith, serveScript } from '../../testing/captcha-services.ts'
import {
  enabled,
  expectTypedIsThere,
  geetestWith,
  renderCaptcha,
  send,
  signedIn,
} from '../../testing/render-captcha.tsx'
import { alert, submit } from '../../testing/sign-in-controls.ts'

/** A reCAPTCHA that gives its token at once. */
const tick =
  "window.grecaptcha = { ready: (done) => done(), render: (_, options) => options.callback('token') }"
const withTick = (code: string): CaptchaPluginOptions => ({
  id: 'id',
  timeout: 1_000,
  script: recaptchaScriptWith(code),
})

describe('a captcha that fails', () => {
  it.each<[string, CaptchaPluginOptions, string, string]>([
    [
      // R8.3
      'its script does not load',
      { type: 'geetest', id: 'id', script: '/no-such-script.js' },
      'Unable to load GeeTest script',
      signIn.captcha_script,
    ],
    [
      'its address serves another script',
      { type: 'geetest', id: 'id', script: serveScript('delete window.initGeetest4') },
      'Unable to load GeeTest script',
      signIn.captcha_script,
    ],
    [
      // R8.4
      'it is closed',
      geetestWith('on.onClose()'),
      'GeeTest widget was closed by the user',
      captchaMessages.captcha_closed,
    ],
    [
      // R8.5
      'it breaks',
      geetestWith('on.onError({ code: 60500 })'),
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
    [
      'it reports success without a result',
      geetestWith('client.getValidate = () => false; on.onSuccess()'),
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
    [
      'its script loads but never starts',
      { type: 'geetest', id: 'id', timeout: 1_000, script: serveScript('window.initGeetest4 = () => {}') },
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
    [
      'GeeTest refuses its id',
      {
        type: 'geetest',
        id: 'id',
        script: serveScript('window.initGeetest4 = () => { throw new Error("No id") }'),
      },
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
    [
      'its client has another version',
      {
        type: 'geetest',
        id: 'id',
        script: serveScript('window.initGeetest4 = (_, done) => queueMicrotask(() => done({}))'),
      },
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
    [
      'the script that reCAPTCHA itself loads does not arrive',
      { id: 'id', timeout: 1_000, script: recaptchaScriptWith('window.grecaptcha = { ready() {} }') },
      'Unable to load GeeTest script',
      signIn.captcha_script,
    ],
    [
      'reCAPTCHA refuses its site key',
      {
        id: 'id',
        script: recaptchaScriptWith(
          `window.grecaptcha = { ready: (done) => done(), render() { throw new Error('Invalid site key') } }`,
        ),
      },
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
    [
      'reCAPTCHA loses its connection',
      {
        id: 'id',
        script: recaptchaScriptWith(
          `window.grecaptcha = { ready: (done) => done(), render: (_, options) => options['error-callback']() }`,
        ),
      },
      'An unknown error has occurred while using the GeeTest client',
      captchaMessages.captcha_unknown,
    ],
  ])('keeps the form usable, with what was typed, when %s', async (_, options, failure, message) => {
    const { names, onError, onSuccess } = await renderCaptcha(options, {
      answers: { 'captcha-isEnabled': enabled(true), login: signedIn },
    })
    await send()
    await expect.element(alert).toHaveTextContent(message)
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ name: 'CaptchaError', message: failure })
    expect(names()).toEqual(['captcha-isEnabled'])
    await expectTypedIsThere()
    await expect.element(submit).toBeEnabled()
    await submit.click()
    await expect.poll(() => onError.mock.calls.length).toBe(2)
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it.each<[string, string, string, (code: string) => CaptchaPluginOptions]>([
    [
      'the script that reCAPTCHA itself loads did not arrive',
      'window.grecaptcha = { ready() {} }',
      tick,
      withTick,
    ],
    ['a proxy answered with a script that is not reCAPTCHA’s', 'delete window.grecaptcha', tick, withTick],
    [
      'a proxy answered with a script that is not GeeTest’s',
      'delete window.initGeetest4',
      geetestCode('on.onSuccess()'),
      (code) => ({ type: 'geetest', id: 'id', script: serveScript(code) }),
    ],
  ])('is loaded again by the next submit if %s', async (_, brokenCode, code, optionsWith) => {
    // The first answer from the address is broken, the second is not.
    const key = JSON.stringify(crypto.randomUUID())
    const options = optionsWith(
      `if (window[${key}]) { ${code} } else { window[${key}] = true; ${brokenCode} }`,
    )
    const { onSuccess } = await renderCaptcha(options, {
      answers: { login: signedIn },
      props: { captcha: true },
    })
    await send()
    await expect.element(alert).toHaveTextContent(signIn.captcha_script)
    await submit.click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  })
})
