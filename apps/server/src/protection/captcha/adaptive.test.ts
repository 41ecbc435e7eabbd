import { describe, expect, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const environment = {
  CAPTCHA: 'adaptive',
  CAPTCHA_KIND: 'altcha',
  ALTCHA_HMAC_KEY: 'k'.repeat(32),
  CAPTCHA_AFTER_ADDRESS: '4/900',
  CAPTCHA_AFTER_ACCOUNT: '2/900',
  CAPTCHA_AFTER_DEVICE: '3/900',
}
const changes = { captcha: readConfig(environment).captcha }
const wrong = { ...ada, password: 'Wrong1password' }
const someone = (name: string) => ({ email: `${name}@example.test`, password: 'Wrong1password' })
const device = { cookie: 'foyer-device-id=0b1c2d3e-4f50-4a6b-8c7d-8e9fa0b1c2d3' }

describe('an adaptive captcha', () => {
  test('is required after refused sign-ins to one account, existing or not, before anything is hashed', async ({
    start,
  }) => {
    const { open, context } = await start(changes)
    await open().call('register', { body: ada })
    for (const body of [wrong, someone('nobody')]) {
      for (const code of ['invalid_credentials', 'invalid_credentials', 'captcha_required']) {
        const verify = vi.spyOn(context.hasher, 'verify').mockClear()
        const answer = await open().callForError('login', body)
        expect(answer.body.code).toBe(code)
        expect(verify).toHaveBeenCalledTimes(code === 'captcha_required' ? 0 : 1)
      }
    }
  })

  // R7.2
  test('is required after refused sign-ins from one address, which captcha-isEnabled reports', async ({
    start,
  }) => {
    const { open } = await start(changes)
    for (const name of ['a', 'b', 'c', 'd']) {
      expect((await open().call('captchaIsEnabled')).body).toEqual({ isEnabled: false })
      expect((await open().callForError('login', someone(name))).body.code).toBe('invalid_credentials')
    }
    expect((await open().call('captchaIsEnabled')).body).toEqual({ isEnabled: true })
    expect(await open().callForError('login', someone('e'))).toMatchObject({
      status: 403,
      body: { code: 'captcha_required' },
    })
    expect((await open().callForError('register', bob)).body.code).toBe('captcha_required')
  })

  test('is required on one device, and not on others', async ({ start }) => {
    const { open } = await start(changes)
    for (const name of ['a', 'b', 'c']) await open().callForError('login', someone(name), device)
    expect((await open().callForError('login', someone('d'), device)).body.code).toBe('captcha_required')
    expect((await open().call('captchaIsEnabled', { headers: device })).body).toEqual({ isEnabled: true })
    expect((await open().call('captchaIsEnabled')).body).toEqual({ isEnabled: false })
  })

  test('is no longer required after a success', async ({ start }) => {
    const { open } = await start(changes)
    await open().call('register', { body: ada })
    await open().callForError('login', wrong)
    expect((await open().call('login', { body: ada })).status).toBe(200)
    await open().callForError('login', wrong)
    expect((await open().call('login', { body: ada })).status).toBe(200)
  })

  test.for([
    ['2/900', '2 or more refused sign-ins to this account within 15 minutes'],
    ['1/60', '1 refused sign-in to this account within 1 minute'],
    ['1/90', '1 refused sign-in to this account within 90 seconds'],
  ])(
    'records in the audit trail why it was required: CAPTCHA_AFTER_ACCOUNT=%s',
    async ([limit, why], { start }) => {
      const config = readConfig({ ...environment, CAPTCHA_AFTER_ACCOUNT: limit })
      const { open, context } = await start({ captcha: config.captcha })
      for (const _ of [1, 2, 3]) await open().callForError('login', wrong)
      const captcha = { type: 'altcha', payload: 'AAAA' }
      await open().callForError('login', { ...wrong, captcha })
      const rows = await context.database.query(
        `select event, account, details from audit_events where event like 'captcha%' order by at`,
      )
      expect([rows[0], rows.at(-1)]).toEqual([
        { event: 'captcha_required', account: ada.email, details: { action: 'login', why } },
        {
          event: 'captcha_failed',
          account: ada.email,
          details: { action: 'login', why, kind: 'altcha', reason: 'The proof of work could not be read' },
        },
      ])
      const keys = await context.database.query<{ key: string }>('select key from rate_limits')
      expect(keys.map(({ key }) => key).join(' ')).not.toContain(ada.email)
    },
  )
})
