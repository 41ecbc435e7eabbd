import { afterEach, expect, it, vi } from 'vitest'
import { createScriptLoader } from './load-script.ts'

const timeout = 5000

const makeScript = () => URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))

afterEach(() => vi.restoreAllMocks())

it('loads a script once, however many captchas need it', async () => {
  const append = vi.spyOn(document.head, 'append')
  const load = createScriptLoader()
  const src = makeScript()
  await Promise.all([load('geetest', src, timeout), load('geetest', src, timeout)])
  await load('geetest', src, timeout)
  expect(append).toHaveBeenCalledOnce()
})

it('says which captcha’s script failed, removes its element, and can load it again', async () => {
  const append = vi.spyOn(document.head, 'append')
  const load = createScriptLoader()
  const src = makeScript()
  URL.revokeObjectURL(src)
  for (let time = 1; time <= 2; time++) {
    await expect(load('recaptcha', src, timeout)).rejects.toMatchObject({
      code: 'captcha_script',
      type: 'recaptcha',
    })
    expect(append).toHaveBeenCalledTimes(time)
  }
  expect(document.querySelector(`script[src="${src}"]`)).toBeNull()
})
