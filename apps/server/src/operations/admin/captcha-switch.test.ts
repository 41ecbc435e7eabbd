import { expect } from 'vitest'
import { readConfig } from '../../config.ts'
import { openAdmin } from '../../testing/admin-test.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const altcha = { CAPTCHA: 'off', CAPTCHA_KIND: 'altcha', ALTCHA_HMAC_KEY: 'k'.repeat(32) }

test('the operator can switch the captcha on for running servers, which then refuse a form without one', async ({
  start,
}) => {
  const server = await start({ captcha: readConfig(altcha).captcha })
  const admin = openAdmin(server)
  await server.open().call('register', { body: ada })
  const login = async () => (await server.open().callForError('login', ada)).body.code
  const isEnabled = async () => (await server.open().call('captchaIsEnabled')).body.isEnabled

  expect(await admin('captcha', 'on')).toEqual({
    code: 0,
    out: 'captcha is on now, for all servers on this database.',
    err: '',
  })
  expect([await isEnabled(), await login()]).toEqual([true, 'captcha_required'])

  await admin('captcha', 'adaptive')
  expect([await isEnabled(), await login()]).toEqual([false, undefined])

  await admin('captcha', 'on')
  await admin('captcha', 'off')
  expect([await isEnabled(), await login()]).toEqual([false, undefined])
})

test('every command that switches on a captcha prints that none is required if none is configured', async ({
  start,
}) => {
  const server = await start()
  const admin = openAdmin(server)
  const commands = [
    ['captcha', 'on'],
    ['set', 'captcha', 'adaptive'],
    ['set', 'captcha_register', 'on'],
    ['set', 'captcha_recovery', 'on'],
  ]
  for (const command of commands)
    expect((await admin(...command)).out).toContain('No captcha is configured here')
  expect((await admin('captcha', 'off')).out).toBe('captcha is off now, for all servers on this database.')
  expect(await server.open().call('register', { body: ada })).toMatchObject({ status: 201 })
})
