import { describe, expect } from 'vitest'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

const toFullWidth = (code: string) =>
  String.fromCharCode(...Array.from(code, (letter) => letter.charCodeAt(0) + 0xfe_e0))

describe('A recovery code', () => {
  test.for([
    [
      'with the hyphen and the spaces of a document',
      (code: string) => `\u00A0${code.replace('-', '\u2011')}\u00A0`,
    ],
    ['with marks that nobody sees', (code: string) => `\u200E${code.replace('-', '\u200B-\u2060')}\u202C`],
    ['in full-width letters', toFullWidth],
  ] as const)('is accepted as it was copied: %s', async ([, write], { start }) => {
    const server = await start()
    const owner = server.open()
    await owner.registerProven(ada)
    const [code = ''] = (await enrolApp(owner)).recoveryCodes
    const browser = server.open()
    await browser.callForError('login', ada)
    expect(await browser.call('secondFactor', { body: { recoveryCode: write(code) } })).toMatchObject({
      status: 200,
    })
  })
})

describe('New recovery codes', () => {
  test.for([
    ['with an app', true],
    ['without one, where none are made', false],
  ] as const)('are refused beyond their limit, for this person only: %s', async ([, hasApp], { start }) => {
    const limits = { ...testConfig.limits, recoveryCodesPerUser: { attempts: 2, seconds: 60 } }
    const { open } = await start({ limits })
    const [here, other] = [open(), open()]
    await here.registerProven(ada)
    await other.registerProven(bob)
    if (hasApp) for (const person of [here, other]) await enrolApp(person)
    const usual = hasApp ? 200 : 409
    for (const status of [usual, usual, 429])
      expect(await here.callForError('recoveryCodes', {})).toMatchObject({ status })
    expect(await other.callForError('recoveryCodes', {})).toMatchObject({ status: usual })
  })
})
