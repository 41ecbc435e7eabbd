import { expect } from 'vitest'
import { openInbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import { codeOf, names, advanceTime, recoveryTest as test } from '../../testing/recovery-test.ts'
import { testConfig } from '../../testing/server-test.ts'
import {
  finishAuthorization,
  offerDiscord,
  socialTest,
  startAuthorization,
} from '../../testing/social/social-test.ts'

// R10.14
test('Guesses at a dead code do not count for the next code, but are limited per address', async ({
  start,
  inbox,
}) => {
  const limits = {
    ...testConfig.limits,
    codesPerPhoneAndAddress: { attempts: 6, seconds: 60 },
    recoveryPerAddress: { attempts: 10, seconds: 60 },
  }
  const server = await start({ messages: inbox.config, limits })
  const { database } = server.context
  await server.open().registerProven(ada)
  const person = server.open()
  await person.call('signInCode', { body: names.email })
  const said = []
  for (let guess = 0; guess < 8; guess++)
    said.push((await person.callForError('signInCodeConfirm', { code: 'abcdef' })).body.code)
  expect(said.slice(4)).toEqual(Array.from({ length: 4 }, () => 'code_over'))
  await advanceTime(server, 61)
  await person.call('signInCode', { body: names.email })
  const wrong = { body: { code: 'validation_failed' } }
  expect(await person.callForError('signInCodeConfirm', { code: 'abcdef' })).toMatchObject(wrong)
  const ofPlace = "select attempts from rate_limits where key like 'code:%:127.0.0.1'"
  expect(await database.query(ofPlace)).toEqual([{ attempts: 6 }])
  await database.query('update one_time_codes set guesses = 5')
  const statuses = []
  for (let guess = 0; guess < 8; guess++)
    statuses.push((await person.callForError('signInCodeConfirm', { code: 'abcdef' })).status)
  expect(statuses).toEqual([...Array.from({ length: 7 }, () => 400), 429])
})

// R10.14
test('A guess in a session that did not request the code counts for nobody’s code', async ({ server }) => {
  const { query } = server.context.database
  const person = server.open()
  await person.call('register', { body: ada })
  await person.call('verification', { body: { kind: 'email' } })
  await person.call('login', { body: ada })
  const over = { status: 400, body: { code: 'code_over' } }
  for (let guess = 0; guess < 2; guess++)
    expect(await person.callForError('verificationConfirm', { code: 'abcdef' })).toMatchObject(over)
  expect(await query("select key from rate_limits where key like 'code:%'")).toEqual([])
})

// R10.14
socialTest(
  'Guesses at a dead code of a first password do not count for the next code',
  async ({ startSocial, provider }) => {
    const inbox = await openInbox()
    const limits = { ...testConfig.limits, codesPerPhoneAndAddress: { attempts: 6, seconds: 60 } }
    const server = await startSocial({}, { messages: inbox.config, limits })
    offerDiscord(provider)
    const person = server.open()
    const { state } = await startAuthorization(person, 'discord')
    await finishAuthorization(person, 'discord', { state })
    await person.call('passwordSetup', { body: ada })
    const said = []
    for (let guess = 0; guess < 8; guess++)
      said.push((await person.callForError('passwordSetupConfirm', { code: 'abcdef' })).body.code)
    expect(said.slice(4)).toEqual(Array.from({ length: 4 }, () => 'code_over'))
    await advanceTime(server, 61)
    await person.call('passwordSetup', { body: ada })
    const code = await codeOf(server, inbox, 'email')
    expect(await person.callForError('passwordSetupConfirm', { code })).toMatchObject({ status: 200 })
    await server.context.notifications.whenSettled()
    await inbox.close()
  },
)
