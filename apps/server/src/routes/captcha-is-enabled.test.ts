import { describe, expect } from 'vitest'
import { readConfig } from '../config.ts'
import { serverTest as test } from '../testing/server-test.ts'

const withMode = (mode: string) => ({
  captcha: readConfig({ CAPTCHA: mode, CAPTCHA_KIND: 'altcha', ALTCHA_HMAC_KEY: 'k'.repeat(32) }).captcha,
})

describe('GET captcha-isEnabled', () => {
  test.for([
    ['on', true],
    ['off', false],
    ['adaptive', false],
  ] as const)('says what is configured: %s', async ([mode, isEnabled], { start }) => {
    const browser = (await start(withMode(mode))).open()
    for (const url of ['/MS-AUTH/captcha-isEnabled', '/MS-AUTH/captcha-isEnabled?service=MS-AUTH']) {
      expect(await browser.request({ url })).toMatchObject({ status: 200, body: { isEnabled } })
    }
  })

  test.for([
    ['off', 'on', true],
    ['on', 'off', false],
    ['on', 'nonsense', true],
  ] as const)(
    'configured %s, the settings table can say %s while the server runs',
    async ([mode, stored, isEnabled], { start }) => {
      const { open, context } = await start(withMode(mode))
      await context.database.query(`insert into settings (key, value) values ('captcha', $1)`, [
        JSON.stringify(stored),
      ])
      expect(await open().call('captchaIsEnabled')).toMatchObject({
        body: { isEnabled },
      })
    },
  )

  test('an unknown part of the query is 400, and named', async ({ start }) => {
    const answer = await (await start()).open().request({ url: '/MS-AUTH/captcha-isEnabled?servise=x' })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'unknown_field', errors: [{ field: 'servise' }] },
    })
  })
})
