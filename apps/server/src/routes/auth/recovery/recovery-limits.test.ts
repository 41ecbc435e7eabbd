import { describe, expect } from 'vitest'
import { ada } from '../../../testing/people.ts'
import {
  names,
  newPassword as password,
  advanceTime,
  phone,
  readCode,
  readToken,
  recoveryTest as test,
  wrongCodeFor,
} from '../../../testing/recovery-test.ts'

describe('The limits of recoveries', () => {
  test('allow a number of messages per account, whether it exists or not', async ({ start, inbox }) => {
    const server = await start({
      messages: inbox.config,
      limits: {
        ...(await start()).context.config.limits,
        recoveryPerAccountAndAddress: { attempts: 2, seconds: 60 },
      },
    })
    const { context, open } = server
    await open().call('register', { body: ada })
    for (const email of [ada.email, 'nobody@example.test']) {
      const statuses = []
      for (let asked = 0; asked < 3; asked++) {
        statuses.push((await open().callForError('recovery', { email })).status)
        await advanceTime(server, 61)
      }
      expect(statuses).toEqual([202, 202, 429])
    }
    await context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(2)
  })

  test.for(Object.entries({ ...names, nobody: { email: 'nobody@example.test' } }))(
    'refuse a second one within a minute with the time to wait, in another browser too: %s',
    async ([who, body], { server }) => {
      const { open } = server
      if (who !== 'nobody') await open().call('register', { body: { ...body, password: ada.password } })
      const person = open()
      expect(await person.call('recovery', { body })).toMatchObject({ status: 202 })
      for (const browser of [person, open()]) {
        const { body: error, headers, status } = await browser.callForError('recovery', body)
        expect({ status, code: error.code }).toEqual({ status: 429, code: 'too_many_attempts' })
        expect(error.message).toContain(`${String(headers['retry-after'])} seconds`)
      }
      await advanceTime(server, 61)
      expect(await open().call('recovery', { body })).toMatchObject({ status: 202 })
    },
  )

  test('hold back a text message above a ceiling with the same answer, and report it to the operator', async ({
    start,
    inbox,
  }) => {
    const limits = {
      ...(await start()).context.config.limits,
      textsPerCallingCode: { attempts: 1, seconds: 60 },
    }
    const server = await start({ messages: inbox.config, limits })
    const { context, log, open } = server
    await open().call('register', { body: { phone, password: ada.password } })
    const answers = []
    for (let asked = 0; asked < 2; asked++) {
      const { status, text } = await open().call('recovery', { body: { phone } })
      answers.push(`${status} ${text}`)
      await context.notifications.whenSettled()
      await advanceTime(server, 61)
    }
    expect(answers).toEqual(['202 {}', '202 {}'])
    expect(inbox.texts).toHaveLength(1)
    expect(log.join('\n')).toContain('"ceiling":"calling_code"')
    expect(log.join('\n')).not.toContain(phone)
    const { text } = await context.metrics.print()
    expect(text).toContain('foyer_messages_total{kind="sms",outcome="held_back"} 1')
  })

  test('refuse too many text messages from one address with 429, whoever they are for', async ({
    start,
    inbox,
  }) => {
    const limits = {
      ...(await start()).context.config.limits,
      textsPerAddress: { attempts: 2, seconds: 60 },
    }
    const { open } = await start({ messages: inbox.config, limits })
    const statuses = []
    for (const end of [1, 2, 3])
      statuses.push((await open().callForError('recovery', { phone: `+1555010020${end}` })).status)
    expect(statuses).toEqual([202, 202, 429])
    expect(await open().callForError('recovery', { email: ada.email })).toMatchObject({ status: 202 })
  })

  test('let the owner recover on a known device, whatever strangers request from anywhere', async ({
    start,
    inbox,
  }) => {
    const few = { attempts: 2, seconds: 60 }
    const limits = {
      ...(await start()).context.config.limits,
      recoveryPerAddress: few,
      recoveryPerAccountAndAddress: few,
      recoveryPerAccount: few,
      textsPerPhone: few,
      codesPerPhoneAndAddress: few,
      codesPerPhone: few,
    }
    const server = await start({ messages: inbox.config, limits })
    const { context, open } = server
    const owner = open()
    await owner.registerProven({ phone, password: ada.password })
    await owner.call('logout')
    for (let asked = 0; asked < 9; asked++) {
      const stranger = open()
      await stranger.callForError('recovery', { phone })
      await advanceTime(server, 61)
      await stranger.callForError('recoveryConfirm', { phone, code: '000000', password })
    }
    expect(await open().callForError('recovery', { phone })).toMatchObject({ status: 429 })
    await context.notifications.whenSettled()
    inbox.texts.length = 0
    expect(await owner.call('recovery', { body: { phone } })).toMatchObject({ status: 202 })
    const code = await readCode(server, inbox)
    const body = { phone, code, password }
    expect(await owner.call('recoveryConfirm', { body })).toMatchObject({ status: 200 })
  })

  test('count invalid links, and never refuse a valid one because of them', async ({ start, inbox }) => {
    const limits = {
      ...(await start()).context.config.limits,
      recoveryPerAddress: { attempts: 2, seconds: 60 },
    }
    const server = await start({ messages: inbox.config, limits })
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    const body = { token: 'x'.repeat(43), password }
    const statuses = [
      (await server.open().callForError('recoveryConfirm', body)).status,
      (await server.open().callForError('recoveryCheck', { token: body.token })).status,
      (await server.open().callForError('recoveryCheck', { token: body.token })).status,
    ]
    expect(statuses).toEqual([400, 200, 429])
    expect(await server.open().call('recoveryCheck', { body: { token } })).toMatchObject({ status: 200 })
    expect(await server.open().call('recoveryConfirm', { body: { token, password } })).toMatchObject({
      status: 200,
    })
  })

  test('do not count right codes', async ({ start, inbox }) => {
    const limits = {
      ...(await start()).context.config.limits,
      codesPerPhoneAndAddress: { attempts: 1, seconds: 60 },
    }
    const server = await start({ messages: inbox.config, limits })
    const person = server.open()
    await person.call('register', { body: { phone, password: ada.password } })
    for (let time = 0; time < 2; time++) {
      await person.call('recovery', { body: { phone } })
      const body = { phone, code: await readCode(server, inbox), password: `${password}${time}` }
      expect(await person.callForError('recoveryConfirm', body)).toMatchObject({ status: 200 })
    }
  })

  test('are not reset by a new code', async ({ start, inbox }) => {
    const limits = {
      ...(await start()).context.config.limits,
      codesPerPhoneAndAddress: { attempts: 7, seconds: 60 },
    }
    const server = await start({ messages: inbox.config, limits })
    await server.open().call('register', { body: { phone, password: ada.password } })
    const codes = []
    for (let asked = 0; asked < 3; asked++) {
      const browser = server.open()
      await browser.call('recovery', { body: { phone } })
      await advanceTime(server, 61)
      const code = wrongCodeFor(await readCode(server, inbox))
      for (let guess = 0; guess < 4; guess++)
        codes.push((await browser.callForError('recoveryConfirm', { phone, code, password })).body.code)
    }
    const wrong = codes.filter((code) => code === 'validation_failed')
    expect([wrong.length, new Set(codes.slice(7))]).toEqual([7, new Set(['too_many_attempts'])])
  })
})
