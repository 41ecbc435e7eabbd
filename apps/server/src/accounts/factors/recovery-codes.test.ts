import { describe, expect } from 'vitest'
import { enrolApp } from '../../testing/factors/authenticator-app.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'

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
