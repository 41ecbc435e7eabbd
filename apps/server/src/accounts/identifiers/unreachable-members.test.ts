import { describe, expect } from 'vitest'
import { addPasskey } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'
import { advanceTime, phone, recoveryTest as test } from '../../testing/recovery-test.ts'

const { password } = ada
const textsOff = { smsUrl: null }

describe('Somebody whose phone number is from before SMS_URL was removed', () => {
  test('is not offered a code to it as a proof, and is refused one', async ({ start, inbox }) => {
    const before = await start({ messages: inbox.config })
    await before.open().registerProven({ phone, password })
    const server = await start({ messages: { ...inbox.config, ...textsOff } })
    const person = server.open()
    await person.call('login', { body: { phone, password } })
    await advanceTime(server, 660)
    const { ways } = (await person.callForError('exportAccount')).body
    expect(ways).toEqual([{ way: 'password' }])
    expect((await person.call('proofWays')).body).toEqual({ isRecent: false, ways })
    expect(await person.callForError('proofCode', { kind: 'phone' })).toMatchObject({
      status: 422,
      body: { code: 'phone_unreachable' },
    })
    expect(inbox.texts).toEqual([])
  })

  test('is told at once that no code can be sent to confirm it', async ({ start, inbox }) => {
    const before = await start({ messages: inbox.config })
    await before.open().call('register', { body: { phone, password } })
    const { open } = await start({ messages: { ...inbox.config, ...textsOff } })
    const person = open()
    await person.call('login', { body: { phone, password } })
    expect(await person.callForError('verification', { kind: 'phone' })).toMatchObject({
      status: 422,
      body: { code: 'phone_unreachable', message: expect.stringContaining('cannot send text messages') },
    })
  })

  test.for([
    ['cannot remove the last passkey beside it where people sign in by codes', textsOff, 409],
    ['could while codes were sent to it', {}, 204],
  ] as const)('%s', async ([, messages, status], { start, inbox }) => {
    const before = await start({ messages: inbox.config })
    const earlier = before.open()
    await earlier.registerProven({ phone, password })
    await addPasskey(earlier)
    const { open } = await start({
      messages: { ...inbox.config, ...messages },
      signInMethods: ['code', 'passkey'],
    })
    const person = open()
    const headers = { cookie: [...earlier.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const { passkeys } = (await person.call('factors', { headers })).body
    expect(passkeys).toHaveLength(1)
    const params = { id: passkeys[0]?.id ?? '' }
    expect(await person.call('removePasskey', { params, headers })).toMatchObject({ status })
  })
})
