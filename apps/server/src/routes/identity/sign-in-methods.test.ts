import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { codeOf, names, recoveryTest as test } from '../../testing/recovery-test.ts'

const off = { status: 403, body: { code: 'method_off', message: 'This way to sign in is switched off.' } }

// R10.20
describe('An installation where people sign in', () => {
  test('by codes alone refuses passwords, and tells the page so', async ({ start, inbox }) => {
    const server = await start({ messages: inbox.config, signInMethods: ['code'] })
    await server.open().registerProven(ada)
    const person = server.open()
    expect(await person.callForError('login', ada)).toMatchObject(off)
    expect((await person.call('settings')).body.settings.signInMethods).toEqual({ value: ['code'] })
    await person.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.call('signInCodeConfirm', { body: { code } })).toMatchObject({ status: 200 })
  })

  test('by passwords alone refuses codes, and tells the page so', async ({ start }) => {
    const { open } = await start({ signInMethods: ['password'] })
    await open().registerProven(ada)
    const person = open()
    expect(await person.callForError('signInCode', names.email)).toMatchObject(off)
    expect(await person.callForError('signInCodeConfirm', { code: '123456' })).toMatchObject(off)
    expect((await person.call('settings')).body.settings.signInMethods).toEqual({ value: ['password'] })
    expect(await person.call('login', { body: ada })).toMatchObject({ status: 200 })
  })
})
