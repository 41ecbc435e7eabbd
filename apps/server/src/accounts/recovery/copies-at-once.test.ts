import { describe, expect } from 'vitest'
import type { Config } from '../../config.ts'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { fewNumbers } from '../../testing/limits-test.ts'
import { openInbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import {
  codeOf,
  newPassword,
  phone,
  readCode,
  recoveryTest as test,
  wrongCodeFor,
} from '../../testing/recovery-test.ts'
import { testConfig, type TestServer } from '../../testing/server-test.ts'
import {
  finishAuthorization,
  offerDiscord,
  socialTest,
  startAuthorization,
} from '../../testing/social/social-test.ts'

const headers = { 'idempotency-key': 'a-key-of-the-browser-0001' }

/** Prepares a second step after some wrong recovery codes, of which three are allowed; `copy` sends a right one, with the same key each time. */
async function guessWrong(start: (changes: Partial<Config>) => Promise<TestServer>, guesses: number) {
  const { secondFactorPerAccountAndAddress } = fewNumbers
  const server = await start({ limits: { ...testConfig.limits, secondFactorPerAccountAndAddress } })
  const owner = server.open()
  await owner.registerProven(ada)
  const { recoveryCodes } = await enrolApp(owner)
  const browser = server.open()
  await browser.callForError('login', ada)
  for (let guess = 0; guess < guesses; guess++)
    await browser.callForError('secondFactor', { recoveryCode: 'AAAAA-AAAAA' })
  const body = { recoveryCode: recoveryCodes[0] ?? '' }
  return { browser, copy: () => browser.call('secondFactor', { body, headers }) }
}

// R10.14
describe('Two concurrent copies of a submit that use the last remaining guess both succeed if it is right', () => {
  test('with a code of a text message that sets a new password', async ({ server, inbox }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    const browser = server.open()
    await browser.call('recovery', { body: { phone } })
    const code = await readCode(server, inbox)
    const body = { phone, code, password: newPassword }
    for (let guess = 0; guess < 4; guess++)
      await browser.callForError('recoveryConfirm', { ...body, code: wrongCodeFor(code) })
    const copy = () => browser.call('recoveryConfirm', { body, headers })
    expect(await Promise.all([copy(), copy()])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })

  test('with a recovery code as the second step', async ({ start }) => {
    const { browser, copy } = await guessWrong(start, 2)
    expect(await Promise.all([copy(), copy()])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await browser.call('session')).toMatchObject({ status: 200 })
  })
})

test.for<[how: string, sendBoth: (copy: () => Promise<unknown>) => Promise<unknown[]>]>([
  ['one after the other', async (copy) => [await copy(), await copy()]],
  ['at once', (copy) => Promise.all([copy(), copy()])],
])(
  'A right recovery code and its copy are refused when no guess is left: %s',
  async ([, sendBoth], { start }) => {
    const { browser, copy } = await guessWrong(start, 3)
    expect(await sendBoth(copy)).toMatchObject([{ status: 429 }, { status: 429 }])
    expect(await browser.call('session')).toMatchObject({ status: 401 })
  },
)

// R10.14
socialTest(
  'Two concurrent copies of a right code of a first password both succeed as the last remaining guess',
  async ({ startSocial, provider }) => {
    const inbox = await openInbox()
    const server = await startSocial({}, { messages: inbox.config })
    offerDiscord(provider)
    const person = server.open()
    const { state } = await startAuthorization(person, 'discord')
    await finishAuthorization(person, 'discord', { state })
    await person.call('passwordSetup', { body: ada })
    const code = await codeOf(server, inbox, 'email')
    for (let guess = 0; guess < 4; guess++)
      await person.callForError('passwordSetupConfirm', { code: wrongCodeFor(code) })
    const copy = () => person.call('passwordSetupConfirm', { body: { code }, headers })
    expect(await Promise.all([copy(), copy()])).toMatchObject([{ status: 200 }, { status: 200 }])
    await server.context.notifications.whenSettled()
    await inbox.close()
  },
)
