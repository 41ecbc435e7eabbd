import { describe, expect } from 'vitest'
import { serverTest as test } from '../testing/server-test.ts'

describe('GET captcha-isEnabled', () => {
  test.for([true, false])('says what is configured: %s', async (isCaptchaEnabled, { start }) => {
    const browser = (await start({ isCaptchaEnabled })).open()
    for (const url of ['/MS-AUTH/captcha-isEnabled', '/MS-AUTH/captcha-isEnabled?service=MS-AUTH']) {
      expect(await browser.request({ url })).toMatchObject({
        status: 200,
        body: { isEnabled: isCaptchaEnabled },
      })
    }
  })

  test('an unknown part of the query is 400, and named', async ({ start }) => {
    const answer = await (await start()).open().request({ url: '/MS-AUTH/captcha-isEnabled?servise=x' })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'unknown_field', errors: [{ field: 'servise' }] },
    })
  })
})
