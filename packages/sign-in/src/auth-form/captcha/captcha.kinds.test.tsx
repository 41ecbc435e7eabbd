import type { CaptchaSetting } from '@foyer/core/wire'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CaptchaPluginOptions } from '../../captcha/captcha-plugin.ts'
import { geetestScript, recaptchaScript } from '../../testing/captcha-services.ts'
import { renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'

const geetest = geetestScript('on.onSuccess()')
const ids = { recaptcha: 'for-recaptcha', geetest: 'for-geetest' }

describe('which captcha a form has', () => {
  it.each<[string, CaptchaPluginOptions, CaptchaSetting | null, object]>([
    [
      // R9.3
      'reCAPTCHA where an app gives an id and no type',
      { id: 'default', script: recaptchaScript() },
      null,
      { type: 'recaptcha', id: 'default' },
    ],
    [
      // R9.3
      'the id of its type, of several',
      { ids, id: 'default', script: recaptchaScript() },
      null,
      { type: 'recaptcha', id: 'for-recaptcha' },
    ],
    [
      'the other type with the id of that',
      { type: 'geetest', ids, script: geetest },
      null,
      { type: 'geetest', id: 'for-geetest' },
    ],
    [
      // R9.3
      'the default id for a type that has none',
      { type: 'geetest', ids: { recaptcha: 'for-recaptcha' }, id: 'default', script: geetest },
      null,
      { type: 'geetest', id: 'default' },
    ],
    [
      'the server’s setting, where the app sets nothing',
      {},
      { type: 'geetest', id: 'of-the-server', script: geetest },
      { type: 'geetest', id: 'of-the-server' },
    ],
  ])('is %s', async (_, options, value, captcha) => {
    const { calls, onSuccess } = await renderCaptcha(options, {
      answers: { login: signedIn, settings: () => Response.json({ settings: { captcha: { value } } }) },
      props: { captcha: true },
    })
    await send()
    if ('type' in captcha && captcha.type === 'recaptcha')
      await page.getByRole('button', { name: 'I am a person' }).click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body['captcha']).toMatchObject(captcha)
    expect(calls.some(({ call }) => call === 'settings')).toBe(value !== null)
  })

  it('is none where the server has none', async () => {
    const { calls, onSuccess } = await renderCaptcha(
      {},
      {
        answers: {
          login: signedIn,
          settings: () => Response.json({ settings: { captcha: { value: null } } }),
        },
        props: { captcha: true },
      },
    )
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body).not.toHaveProperty('captcha')
  })
})
