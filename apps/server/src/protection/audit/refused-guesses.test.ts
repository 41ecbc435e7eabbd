import { describe, expect } from 'vitest'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { fewNumbers } from '../../testing/limits-test.ts'
import { ada } from '../../testing/people.ts'
import { passTime, recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig, type TestServer } from '../../testing/server-test.ts'

const readRefusals = ({ context }: TestServer) =>
  context.database.query(
    "select event, user_id, details from audit_events where event like '%refused' order by at",
  )

const { codesPerPhoneAndAddress } = fewNumbers
const limits = { ...testConfig.limits, codesPerPhoneAndAddress }

describe('A wrong code leaves an event for each guess that is compared, and no more', () => {
  test.for([
    ['proof', 'proofCode', { kind: 'email' }, 'proof', true],
    ['verification', 'verification', { kind: 'email' }, 'verificationConfirm', false],
    ['change', 'changeIdentifier', { email: 'other@example.test' }, 'changeIdentifierConfirm', true],
  ] as const)('of a %s', async ([, ask, body, confirm, isProven], { start, inbox }) => {
    const server = await start({ messages: inbox.config, limits })
    const person = server.open()
    const { body: user } = isProven
      ? await person.registerProven(ada)
      : await person.call('register', { body: ada })
    await server.context.notifications.settled()
    await passTime(server, 61)
    await person.call(ask, { body })
    const statuses = []
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await person.refused(confirm, { code: 'abcdef' })).status)
    expect(statuses).toEqual([422, 422, 422, 429, 429, 429])
    expect(await readRefusals(server)).toEqual(
      Array.from({ length: 3 }, () => ({
        event: 'proof_refused',
        user_id: user.id,
        details: { reason: 'code_wrong' },
      })),
    )
  })

  test('of an authenticator app that is being enrolled', async ({ start }) => {
    const { secondFactorPerAccountAndAddress } = fewNumbers
    const server = await start({ limits: { ...testConfig.limits, secondFactorPerAccountAndAddress } })
    const person = server.open()
    const { body: user } = await person.registerProven(ada)
    await person.call('totp', { body: {} })
    const statuses = []
    for (let guess = 0; guess < 5; guess++)
      statuses.push((await person.refused('totpConfirm', { totp: '000000' })).status)
    expect(statuses).toEqual([422, 422, 422, 429, 429])
    expect(await readRefusals(server)).toEqual(expectedOf(user.id))
  })

  test('of an authenticator app that is being enrolled while signing in', async ({ start }) => {
    const { secondFactorPerAccountAndAddress } = fewNumbers
    const server = await start({
      limits: { ...testConfig.limits, secondFactorPerAccountAndAddress },
      secondFactor: { isRequired: true, trustDays: 0 },
    })
    const { body: user } = await server.open().registerProven(ada)
    const browser = server.open()
    await browser.refused('login', ada)
    await browser.call('enrolSecondFactor', { body: {} })
    const statuses = []
    for (let guess = 0; guess < 5; guess++)
      statuses.push((await browser.refused('enrolSecondFactorConfirm', { totp: '000000' })).status)
    expect(statuses).toEqual([422, 422, 422, 429, 429])
    expect(await readRefusals(server)).toEqual(expectedOf(user.id))
  })

  test('not of an app that is enrolled already, which is a way in and no guess', async ({ start }) => {
    const server = await start({ secondFactor: { isRequired: true, trustDays: 0 } })
    const person = server.open()
    await person.registerProven(ada)
    await enrolApp(person)
    expect(await person.refused('totpConfirm', { totp: '000000' })).toMatchObject({ status: 409 })
    expect(await readRefusals(server)).toEqual([])
  })
})

const expectedOf = (userId: string) =>
  Array.from({ length: 3 }, () => ({
    event: 'second_factor_refused',
    user_id: userId,
    details: { reason: 'totp_wrong' },
  }))
