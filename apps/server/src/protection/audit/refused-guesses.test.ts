import { describe, expect } from 'vitest'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { fewNumbers } from '../../testing/limits-test.ts'
import { ada } from '../../testing/people.ts'
import { advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig, type TestServer } from '../../testing/server-test.ts'

const readRefusals = ({ context }: TestServer) =>
  context.database.query(
    "select event, user_id, details from audit_events where event like '%refused' order by at",
  )

const repeatThreeTimes = <Event>(event: Event): Event[] => Array.from({ length: 3 }, () => event)

async function guessFor(times: number, guess: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const statuses = []
  for (let turn = 0; turn < times; turn++) statuses.push((await guess()).status)
  return statuses
}

const { codesPerPhoneAndAddress } = fewNumbers
const limits = { ...testConfig.limits, codesPerPhoneAndAddress }

describe('A wrong code is audited only for each guess that was compared', () => {
  test.for([
    ['proof', 'proofCode', { kind: 'email' }, 'proof', true],
    ['verification', 'verification', { kind: 'email' }, 'verificationConfirm', false],
    ['change', 'changeIdentifier', { email: 'other@example.test' }, 'changeIdentifierConfirm', true],
  ] as const)('at a code for a %s', async ([, ask, body, confirm, isProven], { start, inbox }) => {
    const server = await start({ messages: inbox.config, limits })
    const person = server.open()
    const { body: user } = isProven
      ? await person.registerProven(ada)
      : await person.call('register', { body: ada })
    await server.context.notifications.whenSettled()
    await advanceTime(server, 61)
    await person.call(ask, { body })
    const refusals = await guessFor(6, () => person.callForError(confirm, { code: 'abcdef' }))
    expect(refusals).toEqual([422, 422, 422, 429, 429, 429])
    expect(await readRefusals(server)).toEqual(
      repeatThreeTimes({ event: 'proof_refused', user_id: user.id, details: { reason: 'code_wrong' } }),
    )
  })

  test.for([
    ['', false],
    [' while signing in', true],
  ] as const)('at an authenticator app that is being enrolled%s', async ([, isSigningIn], { start }) => {
    const { secondFactorPerAccountAndAddress } = fewNumbers
    const server = await start({
      limits: { ...testConfig.limits, secondFactorPerAccountAndAddress },
      secondFactor: { isRequired: isSigningIn, trustDays: 0 },
    })
    const person = server.open()
    const { body: user } = await person.registerProven(ada)
    const browser = isSigningIn ? server.open() : person
    if (isSigningIn) await browser.callForError('login', ada)
    await browser.call(isSigningIn ? 'enrolSecondFactor' : 'totp', { body: {} })
    const confirm = isSigningIn ? 'enrolSecondFactorConfirm' : 'totpConfirm'
    const refusals = await guessFor(5, () => browser.callForError(confirm, { totp: '000000' }))
    expect(refusals).toEqual([422, 422, 422, 429, 429])
    expect(await readRefusals(server)).toEqual(
      repeatThreeTimes({
        event: 'second_factor_refused',
        user_id: user.id,
        details: { reason: 'totp_wrong' },
      }),
    )
  })

  test('not at all for an app that is enrolled already', async ({ start }) => {
    const server = await start({ secondFactor: { isRequired: true, trustDays: 0 } })
    const person = server.open()
    await person.registerProven(ada)
    await enrolApp(person)
    expect(await person.callForError('totpConfirm', { totp: '000000' })).toMatchObject({ status: 409 })
    expect(await readRefusals(server)).toEqual([])
  })
})
