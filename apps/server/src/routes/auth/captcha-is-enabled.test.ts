import { describe, expect } from 'vitest'
import { readConfig } from '../../config.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const withMode = (mode: string) => ({
  captcha: readConfig({ CAPTCHA: mode, CAPTCHA_KIND: 'altcha', ALTCHA_HMAC_KEY: 'k'.repeat(32) }).captcha,
})

describe('GET captcha-isEnabled', () => {
  // R7.2
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
    'configured %s, reports %s from the settings table while the server runs',
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

  // R7.2
  test('reports a separate switch for each service, and answers an unknown one with 400', async ({
    start,
  }) => {
    const { open, context } = await start(withMode('off'))
    await context.database.query(`insert into settings (key, value) values ('captcha_register', '"on"')`)
    const ask = (service: string) => open().request({ url: `/MS-AUTH/captcha-isEnabled?service=${service}` })
    expect(await ask('MS-AUTH')).toMatchObject({ body: { isEnabled: false } })
    expect(await ask('MS-AUTH-REGISTER')).toMatchObject({ body: { isEnabled: true } })
    expect(await ask('MS-AUTH-RECOVERY')).toMatchObject({ body: { isEnabled: false } })
    expect(await ask('MS-PAY')).toMatchObject({ status: 400, body: { errors: [{ field: 'service' }] } })
    const body = { email: 'eve@example.test', password: 'Corridor1light' }
    expect(await open().callForError('register', body)).toMatchObject({ body: { code: 'captcha_required' } })
    expect(await open().callForError('login', body)).toMatchObject({ status: 401 })
  })

  test('answers an unknown query parameter with 400 and its name', async ({ start }) => {
    const answer = await (await start()).open().request({ url: '/MS-AUTH/captcha-isEnabled?servise=x' })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'unknown_field', errors: [{ field: 'servise' }] },
    })
  })
})
