import { captchaLocales } from '@foyer/core/wire/locale-names'
import { locales } from '@foyer/core/wire/locales'
import { describe, expect, it } from 'vitest'
import { gee, renderCaptcha, send, signedIn } from '../testing/render-captcha.tsx'

describe('GeeTest', () => {
  it.each(locales)(
    'speaks %s by the name that it has for it, binds to the form, and has 30000 ms',
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
