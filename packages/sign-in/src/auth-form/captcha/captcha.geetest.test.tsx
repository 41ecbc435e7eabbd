import { captchaLocales } from '@foyer/core/wire/captcha-locales'
import { locales } from '@foyer/core/wire/locales'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveScript } from '../../testing/captcha-services.ts'
import { gee, renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'

describe('GeeTest', () => {
  // R9.2
  it.each(locales)(
    'uses its own name for the language %s, binds to the form, and has 30000 ms',
    async (lang) => {
      const { onSuccess } = await renderCaptcha(gee('on.onSuccess()'), {
        answers: { login: signedIn },
        props: { captcha: true },
        lang,
      })
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

  it('has one timeout for all loading: the script’s time counts towards it', async () => {
    const waits = vi.spyOn(window, 'setTimeout')
    onTestFinished(() => waits.mockRestore())
    const timeout = 1_234
    const script = serveScript('window.initGeetest4 = () => {}')
    const { onError } = await renderCaptcha(
      { type: 'geetest', id: 'id', timeout, script },
      { answers: { login: signedIn }, props: { captcha: true } },
    )
    await send()
    await expect.poll(() => onError.mock.calls.length, { timeout: 10_000 }).toBe(1)
    expect(waits.mock.calls.filter(([, delay]) => delay === timeout)).toHaveLength(1)
  })

  it('stays open after a wrong answer, and takes the right one', async () => {
    const { calls, onError, onSuccess } = await renderCaptcha(gee('on.onFail({}); on.onSuccess()'), {
      answers: { login: signedIn },
      props: { captcha: true },
    })
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body['captcha']).toMatchObject({ type: 'geetest', lot_number: 'lot' })
    expect(onError).not.toHaveBeenCalled()
  })
})
