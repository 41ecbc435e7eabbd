import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'

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

  test('but neither kind if nothing can be sent at all, as in development without a sandbox', async ({
    start,
  }) => {
    const { open } = await start()
    for (const name of [{ email }, { phone }])
      expect(await open().call('register', { body: { ...name, password } })).toMatchObject({ status: 201 })
  })
})
