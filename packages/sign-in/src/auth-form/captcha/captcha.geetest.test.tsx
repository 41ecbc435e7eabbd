import { captchaLocales } from '@foyer/core/wire/captcha-locales'
import { locales } from '@foyer/core/wire/locales'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serveScript } from '../../testing/captcha-services.ts'
import { geetestWith, renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'

describe('GeeTest', () => {
  // R9.2
  it.each(locales)(
    'uses its own name for the language %s, binds to the form, and times out after 30000 ms',
    async (lang) => {
      const { onSuccess } = await renderCaptcha(geetestWith('on.onSuccess()'), {
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

  it('has one timeout for everything it loads, its script included', async () => {
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

  it('opens no window if it is cancelled before it is ready', async () => {
    const [shown, destroyed] = [vi.fn<() => void>(), vi.fn<() => void>()]
    let makeReady: (() => void) | undefined
    vi.stubGlobal('keepGeetest', (ready: () => void) => (makeReady = ready))
    vi.stubGlobal('geetestShown', shown)
    vi.stubGlobal('geetestDestroyed', destroyed)
    onTestFinished(() => void vi.unstubAllGlobals())
    const script = serveScript(`
      window.initGeetest4 = (options, callback) => {
        const client = { showCaptcha: geetestShown, destroy: geetestDestroyed, getValidate: () => false }
        for (const name of ['onNextReady', 'onSuccess', 'onFail', 'onError', 'onClose'])
          client[name] = () => client
        client.onReady = (listener) => { queueMicrotask(listener); return client }
        keepGeetest(() => callback(client))
      }`)
    const { onError } = await renderCaptcha(
      { type: 'geetest', id: 'id', script },
      { props: { captcha: true } },
    )
    await send()
    await expect.poll(() => makeReady).toBeDefined()
    await page.getByRole('button', { name: 'Cancel the check' }).click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    makeReady?.()
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown).not.toHaveBeenCalled()
    expect(destroyed).toHaveBeenCalledOnce()
  })

  it('does not start if it was cancelled before its script was loaded', async () => {
    const begun = vi.fn<() => void>()
    vi.stubGlobal('geetestBegun', begun)
    const append = vi.spyOn(document.head, 'append').mockReturnValue()
    onTestFinished(() => void vi.unstubAllGlobals())
    onTestFinished(() => append.mockRestore())
    const script = serveScript('window.initGeetest4 = geetestBegun')
    const { onError } = await renderCaptcha(
      { type: 'geetest', id: 'id', script },
      { props: { captcha: true } },
    )
    await send()
    await expect.poll(() => append.mock.calls.length).toBe(1)
    await page.getByRole('button', { name: 'Cancel the check' }).click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    const [element] = append.mock.calls[0] ?? []
    append.mockRestore()
    if (!(element instanceof HTMLScriptElement)) throw new Error('No script was added.')
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
    document.head.append(element)
    await loaded
    await new Promise((resolve) => setTimeout(resolve))
    expect(begun).not.toHaveBeenCalled()
  })

  it('stays open after a wrong answer, and takes the right one', async () => {
    const { calls, onError, onSuccess } = await renderCaptcha(geetestWith('on.onFail({}); on.onSuccess()'), {
      answers: { login: signedIn },
      props: { captcha: true },
    })
    await send()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body['captcha']).toMatchObject({ type: 'geetest', lot_number: 'lot' })
    expect(onError).not.toHaveBeenCalled()
  })
})
