import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import {
  newPassword as password,
  phone,
  readCode,
  readToken,
  recoveryTest as test,
  wrongFor,
} from '../../testing/recovery-test.ts'

describe('The limits of recoveries', () => {
  test('one account is sent so many messages and no more, whether it is there or not', async ({
    start,
    inbox,
  }) => {
    const { context, open } = await start({
      messages: inbox.config,
      limits: {
        ...(await start()).context.config.limits,
        recoveryPerAccountAndAddress: { attempts: 2, seconds: 60 },
      },
    })
    await open().call('register', { body: ada })
    for (const email of [ada.email, 'nobody@example.test']) {
      const statuses = [1, 2, 3].map(async () => (await open().refused('recovery', { email })).status)
      expect((await Promise.all(statuses)).toSorted((a, b) => a - b)).toEqual([202, 202, 429])
    }
    await context.notifications.settled()
    expect(inbox.mails).toHaveLength(2)
  })

  test('a text message above a ceiling is held back behind the same answer, and the operator hears of it', async ({
    start,
    inbox,
  }) => {
    const limits = {
      ...(await start()).context.config.limits,
      textsPerCallingCode: { attempts: 1, seconds: 60 },
    }
    const { context, log, open } = await start({ messages: inbox.config, limits })
    await open().call('register', { body: { phone, password: ada.password } })
    const answers = []
    for (let asked = 0; asked < 2; asked++) {
      const { status, text } = await open().call('recovery', { body: { phone } })
      answers.push(`${status} ${text}`)
      await context.notifications.settled()
    }
    expect(answers).toEqual(['202 {}', '202 {}'])
    expect(inbox.texts).toHaveLength(1)
    expect(log.join('\n')).toContain('"ceiling":"calling_code"')
    expect(log.join('\n')).not.toContain(phone)
    const { text } = await context.metrics.print()
    expect(text).toContain('foyer_messages_total{kind="sms",outcome="held_back"} 1')
  })

  test('texts asked for from one address end with 429, whoever they are for', async ({ start, inbox }) => {
    const limits = {
      ...(await start()).context.config.limits,
      textsPerAddress: { attempts: 2, seconds: 60 },
    }
    const { open } = await start({ messages: inbox.config, limits })
    const statuses = []
    for (const end of [1, 2, 3])
      statuses.push((await open().refused('recovery', { phone: `+1555010020${end}` })).status)
    expect(statuses).toEqual([202, 202, 429])
    expect(await open().refused('recovery', { email: ada.email })).toMatchObject({ status: 202 })
  })

  test('the owner recovers on a device of theirs, whatever strangers ask for from everywhere', async ({
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
    await owner.call('register', { body: { phone, password: ada.password } })
    await owner.call('logout')
    for (let asked = 0; asked < 9; asked++) {
      const stranger = open()
      await stranger.refused('recovery', { phone })
      await stranger.refused('recoveryConfirm', { phone, code: '000000', password })
    }
    expect(await open().refused('recovery', { phone })).toMatchObject({ status: 429 })
    await context.notifications.settled()
    inbox.texts.length = 0
    expect(await owner.call('recovery', { body: { phone } })).toMatchObject({ status: 202 })
    const code = await readCode(server, inbox)
    const body = { phone, code, password }
    expect(await owner.call('recoveryConfirm', { body })).toMatchObject({ status: 200 })
  })

  test('links that open nothing are counted; one that works is never refused for them', async ({
    start,
    inbox,
  }) => {
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
      (await server.open().refused('recoveryConfirm', body)).status,
      (await server.open().refused('recoveryCheck', { token: body.token })).status,
      (await server.open().refused('recoveryCheck', { token: body.token })).status,
    ]
    expect(statuses).toEqual([400, 200, 429])
    expect(await server.open().call('recoveryCheck', { body: { token } })).toMatchObject({ status: 200 })
    expect(await server.open().call('recoveryConfirm', { body: { token, password } })).toMatchObject({
      status: 200,
    })
  })

  test('a right code counts no longer', async ({ start, inbox }) => {
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
      expect(await person.refused('recoveryConfirm', body)).toMatchObject({ status: 200 })
    }
  })

  test('a new code does not reset the guesses', async ({ start, inbox }) => {
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
      const code = wrongFor(await readCode(server, inbox))
      for (let guess = 0; guess < 4; guess++)
        codes.push((await browser.refused('recoveryConfirm', { phone, code, password })).body.code)
    }
    const wrong = codes.filter((code) => code === 'validation_failed')
    expect([wrong.length, new Set(codes.slice(7))]).toEqual([7, new Set(['too_many_attempts'])])
  })
})
