import type { CaptchaSetting } from '@foyer/core/wire'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CaptchaPluginOptions } from '../../captcha/captcha-plugin.ts'
import { geetestScript, recaptchaScript } from '../../testing/captcha-services.ts'
import { renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'

const geetest = geetestScript('on.onSuccess()')
const ids = { recaptcha: 'for-recaptcha', geetest: 'for-geetest' }

describe('the captcha of a form', () => {
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
      'the one of several ids that belongs to its type',
      { ids, id: 'default', script: recaptchaScript() },
      null,
      { type: 'recaptcha', id: 'for-recaptcha' },
    ],
    [
      'of the other type, with that type’s id',
      { type: 'geetest', ids, script: geetest },
      null,
      { type: 'geetest', id: 'for-geetest' },
    ],
    [
      // R9.3
      'of the default id if its type has no id',
      { type: 'geetest', ids: { recaptcha: 'for-recaptcha' }, id: 'default', script: geetest },
      null,
      { type: 'geetest', id: 'default' },
    ],
    [
      'the one in the server’s settings if the app sets none',
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

  it('is left out if the server’s settings have none', async () => {
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
