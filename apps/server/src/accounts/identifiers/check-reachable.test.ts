import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { openInbox } from '../../testing/inbox.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'
import {
  finishAuthorization,
  offerDiscord,
  socialTest,
  startAuthorization,
} from '../../testing/social/social-test.ts'

const mailOnly = { smsUrl: null }
const textsOnly = { mailUrl: null }
const { email, password } = ada
const phone = '+447400123456'

describe('An identifier to which nothing can be sent here is refused at its field, with what to do instead:', () => {
  test.for([
    ['a phone number without SMS_URL', mailOnly, { phone }, 'phone', 'Use an e-mail address.'],
    ['an e-mail address without MAIL_URL', textsOnly, { email }, 'email', 'Use a phone number.'],
  ] as const)('%s', async ([, missing, name, field, advice], { start, inbox }) => {
    const { open } = await start({ messages: { ...inbox.config, ...missing } })
    const refused = {
      status: 422,
      body: {
        code: 'validation_failed',
        errors: [{ field, code: `${field}_unreachable`, message: expect.stringContaining(advice) }],
      },
    }
    expect(await open().callForError('register', { ...name, password })).toMatchObject(refused)
    expect(await open().callForError('registration', { ...name, password })).toMatchObject(refused)
    expect(await open().callForError('passkeySignUpOptions', name)).toMatchObject(refused)
    const member = open()
    await member.registerProven(field === 'phone' ? ada : { phone, password })
    expect(await member.callForError('changeIdentifier', name)).toMatchObject(refused)
  })

  test.for([
    ['a recovery', 'recovery'],
    ['a code to sign in with', 'signInCode'],
  ] as const)('%s, whether an account has the phone number or not', async ([, call], { start, inbox }) => {
    // The account is from before SMS_URL was removed.
    const before = await start({ messages: inbox.config })
    await before.open().call('register', { body: { phone, password } })
    const { open } = await start({ messages: { ...inbox.config, ...mailOnly } })
    for (const body of [{ phone }, { phone: '+447400654321' }])
      expect(await open().callForError(call, body)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'phone', code: 'phone_unreachable' }] },
      })
    expect(await open().call('login', { body: { phone, password } })).toMatchObject({ status: 200 })
    expect(await open().call(call, { body: { email } })).toMatchObject({ status: 202 })
  })

  test('but neither kind if nothing can be sent at all, as in development without a sandbox', async ({
    start,
  }) => {
    const { open } = await start()
    for (const name of [{ email }, { phone }])
      expect(await open().call('register', { body: { ...name, password } })).toMatchObject({ status: 201 })
  })

  socialTest(
    'a phone number as the first identifier of somebody who signs in through a provider',
    async ({ startSocial, provider }) => {
      const inbox = await openInbox()
      const { open } = await startSocial({}, { messages: { ...inbox.config, ...mailOnly } })
      offerDiscord(provider)
      const browser = open()
      const { state } = await startAuthorization(browser, 'discord')
      await finishAuthorization(browser, 'discord', { state })
      expect(await browser.callForError('passwordSetup', { phone, password })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'phone', code: 'phone_unreachable' }] },
      })
      await inbox.close()
    },
  )
})
