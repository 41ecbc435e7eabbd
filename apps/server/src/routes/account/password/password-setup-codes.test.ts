import { expect, vi } from 'vitest'
import { hashName } from '../../../protection/limits/place.ts'
import { openInbox, type Inbox } from '../../../testing/inbox.ts'
import { ada } from '../../../testing/people.ts'
import { codeOf, advanceTime } from '../../../testing/recovery-test.ts'
import { testConfig, type TestServer } from '../../../testing/server-test.ts'
import {
  finishAuthorization,
  offerDiscord,
  socialTest,
  startAuthorization,
} from '../../../testing/social/social-test.ts'

interface Fixtures {
  inbox: Inbox
  /** Signs somebody up through Discord, with this id there, and returns their browser. */
  signUp: (server: TestServer, id: string) => Promise<ReturnType<TestServer['open']>>
}

const test = socialTest.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async inbox({}, use) {
    const inbox = await openInbox()
    await use(inbox)
    await inbox.close()
  },
  async signUp({ provider }, use) {
    await use(async (server, id) => {
      offerDiscord(provider, id)
      const browser = server.open()
      const { state } = await startAuthorization(browser, 'discord')
      await finishAuthorization(browser, 'discord', { state })
      return browser
    })
  },
})

// R10.14
test('Guesses at the code of a first password count with those at all codes of the identifier, whoever requested them', async ({
  startSocial,
  inbox,
  signUp,
}) => {
  const limits = { ...testConfig.limits, codesPerPhoneAndAddress: { attempts: 3, seconds: 60 } }
  const server = await startSocial({}, { messages: inbox.config, limits })
  const said = []
  for (const id of ['1', '2']) {
    const stranger = await signUp(server, id)
    await stranger.call('passwordSetup', { body: ada })
    await advanceTime(server, 61)
    for (let guess = 0; guess < 2; guess++)
      said.push((await stranger.callForError('passwordSetupConfirm', { code: 'abcdef' })).body.code)
  }
  expect(said).toEqual([...Array.from({ length: 3 }, () => 'validation_failed'), 'too_many_attempts'])
  await server.context.notifications.whenSettled()
})

// R10.14
test('Text messages with the code of a first password count with all others requested from one address', async ({
  startSocial,
  inbox,
  signUp,
}) => {
  const limits = { ...testConfig.limits, textsPerAddress: { attempts: 1, seconds: 60 } }
  const server = await startSocial({}, { messages: inbox.config, limits })
  const person = await signUp(server, '1')
  const { password } = ada
  expect(await person.callForError('passwordSetup', { phone: '+15550100201', password })).toMatchObject({
    status: 202,
  })
  for (const call of ['passwordSetup', 'recovery'] as const) {
    const body = { phone: '+15550100202', ...(call === 'passwordSetup' && { password }) }
    expect(await person.callForError(call, body)).toMatchObject({ status: 429 })
  }
})

test.for([
  ['it is counted', 'consumeCode'],
  ['it is compared', 'resetCodeLimits'],
] as const)(
  'A code of a first password does not prove another identifier requested while %s',
  async ([, step], { startSocial, inbox, signUp }) => {
    const server = await startSocial({}, { messages: inbox.config })
    const { database, limits } = server.context
    const stranger = await signUp(server, '1')
    await stranger.call('passwordSetup', { body: { ...ada, email: 'else@example.test' } })
    const code = await codeOf(server, inbox, 'email')
    const limit = limits[step]
    vi.spyOn(limits, step).mockImplementationOnce(async (place, account) => {
      await limit(place, account)
      await stranger.call('passwordSetup', { body: ada })
    })
    const over = { status: 400, body: { code: 'code_over' } }
    expect(await stranger.callForError('passwordSetupConfirm', { code })).toMatchObject(over)
    const waiting = await database.query('select normalized, guesses from one_time_codes')
    expect(waiting).toEqual([{ normalized: ada.email, guesses: 0 }])
    await server.context.notifications.whenSettled()
  },
)

// R10.15
test('A first password is set with one message, which says how long its code is valid, when each submit is resent', async ({
  startSocial,
  inbox,
  signUp,
}) => {
  const server = await startSocial({}, { messages: inbox.config })
  const person = await signUp(server, '1')
  const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }
  const asked = []
  for (let sent = 0; sent < 2; sent++)
    asked.push((await person.call('passwordSetup', { body: ada, headers })).status)
  expect(asked).toEqual([202, 202])
  const code = await codeOf(server, inbox, 'email')
  expect(inbox.mails).toMatchObject([{ text: expect.stringContaining('10 minutes') }])
  const valid = 'select extract(epoch from expires_at - now())::float8 / 60 as minutes from one_time_codes'
  expect((await server.context.database.query<{ minutes: number }>(valid))[0]?.minutes).toBeCloseTo(10, 0)
  const answers = []
  for (let sent = 0; sent < 2; sent++)
    answers.push(await person.call('passwordSetupConfirm', { body: { code }, headers }))
  expect(answers[0]).toMatchObject({ status: 200, body: { email: ada.email } })
  expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body })
  // With another key it is another request, for which the code is used up.
  expect(await person.callForError('passwordSetupConfirm', { code })).toMatchObject({
    body: { code: 'code_over' },
  })
})

test('A code of a first password for a taken address is used up when it is resent', async ({
  startSocial,
  inbox,
  signUp,
}) => {
  const server = await startSocial({}, { messages: inbox.config })
  await server.open().registerProven(ada)
  const person = await signUp(server, '1')
  await person.call('passwordSetup', { body: ada })
  const code = await codeOf(server, inbox, 'email')
  const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }
  const said = []
  for (let sent = 0; sent < 2; sent++)
    said.push((await person.callForError('passwordSetupConfirm', { code }, headers)).body.code)
  expect(said).toEqual(['account_exists', 'code_over'])
})

test('An identifier taken over from an account that had not proven it forgets that account’s known places', async ({
  startSocial,
  inbox,
  signUp,
}) => {
  const server = await startSocial({}, { messages: inbox.config })
  await server.open().call('register', { body: ada })
  const owner = await signUp(server, '1')
  await owner.call('passwordSetup', { body: ada })
  const code = await codeOf(server, inbox, 'email')
  expect(await owner.call('passwordSetupConfirm', { body: { code } })).toMatchObject({ status: 200 })
  const places = await server.context.database.query(
    'select key from rate_limits where starts_with(key, $1)',
    [`known:${hashName(ada.email)}:`],
  )
  // The address and the device of the owner.
  expect(places).toHaveLength(2)
})

test('A person who learns by the code of a first password that the address is taken can recover that account at once', async ({
  startSocial,
  inbox,
  signUp,
}) => {
  const server = await startSocial({}, { messages: inbox.config })
  await server.open().registerProven(ada)
  const person = await signUp(server, '1')
  await person.call('passwordSetup', { body: ada })
  const { email } = ada
  expect(await person.callForError('recovery', { email })).toMatchObject({ status: 429 })
  const code = await codeOf(server, inbox, 'email')
  expect(await person.callForError('passwordSetupConfirm', { code })).toMatchObject({ status: 409 })
  expect(await person.call('recovery', { body: { email } })).toMatchObject({ status: 202 })
  await server.context.notifications.whenSettled()
})
