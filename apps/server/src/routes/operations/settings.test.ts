import { describe, expect } from 'vitest'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

describe('GET settings', () => {
  // R7.15
  test('returns the configured currency, unless the database has another', async ({ start }) => {
    const { open, context } = await start({ defaultCurrency: 'CHF' })
    const { body } = await open().call('settings')
    expect(body.settings.currency).toEqual({ value: 'CHF' })
    await context.database.query(`insert into settings (key, value) values ('currency', '"EUR"')`)
    expect((await open().call('settings')).body.settings.currency).toEqual({ value: 'EUR' })
  })

  test.for(['classic', 'nist'] as const)(
    'returns the rules of a new password: %s',
    async (profile, { start }) => {
      const { open } = await start({ passwordProfile: profile })
      expect((await open().call('settings')).body.settings.passwordProfile).toEqual({ value: profile })
    },
  )

  test.for([
    ['smtp://mail.example.com', 'http://sms.example.com', ['email', 'phone']],
    ['smtp://mail.example.com', null, ['email']],
    [null, 'http://sms.example.com', ['phone']],
    [null, null, ['email', 'phone']],
  ] as const)(
    'says which kinds of identifiers an account can get: with MAIL_URL %s and SMS_URL %s, %s',
    async ([mailUrl, smsUrl, value], { start }) => {
      const { open } = await start({ messages: { ...testConfig.messages, mailUrl, smsUrl } })
      expect((await open().call('settings')).body.settings.reachableKinds).toEqual({ value })
    },
  )

  test('says whether identifiers must be proven before a person goes on', async ({ start }) => {
    const { open } = await start({ verifyIdentifiers: 'required' })
    expect((await open().call('settings')).body.settings.verifyIdentifiers).toEqual({ value: 'required' })
  })
})
