import { describe, expect } from 'vitest'
import type { RequestBody } from '@foyer/core/wire'
import type { Browser } from '../../testing/browser.ts'
import { enrolApp, generateNextCode, type EnrolledApp } from '../../testing/factors/authenticator-app.ts'
import { factorsTest as test } from '../../testing/factors/factors-test.ts'
import {
  secondFactorNeeded,
  firstSteps,
  registerAda,
  type FirstStep,
  type StepContext,
} from '../../testing/factors/first-steps.ts'
import { answerChallenge, signInWith } from '../../testing/factors/passkey-authenticator.ts'
import { ada } from '../../testing/people.ts'

type SecondStepBody = Pick<RequestBody<'secondFactor'>, 'totp' | 'recoveryCode' | 'passkey'>
type SecondStep = (
  browser: Browser,
  scene: StepContext & { readonly app: EnrolledApp },
) => Promise<SecondStepBody>

const secondSteps = {
  'the app': async (_, { server, app }) => ({ totp: await generateNextCode(server, app.secret) }),
  'a recovery code': async (_, { app }) => ({ recoveryCode: app.recoveryCodes[0]?.toLowerCase() ?? '' }),
  'a passkey': async (browser, { passkey }) => {
    const { body } = await browser.call('secondFactorPasskey', { body: {} })
    return { passkey: answerChallenge(body.options, passkey, { counter: 7 }) }
  },
} satisfies Record<string, SecondStep>

const firstNames = Object.keys(firstSteps) as FirstStep[]
const secondNames = Object.keys(secondSteps) as (keyof typeof secondSteps)[]
const table = firstNames.flatMap((first) => secondNames.map((second) => [first, second] as const))

describe('A person with an authenticator app', () => {
  // R10.44
  test.for(table)(
    'signs in by %s, and then by %s',
    async ([first, second], { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods()
      const { owner, user, passkey } = await registerAda(server)
      const scene = { server, inbox, passkey, app: await enrolApp(owner) }
      const browser = server.open()
      const ways = ['totp', 'passkey', 'recovery-code']
      expect(await firstSteps[first](browser, scene)).toMatchObject(secondFactorNeeded(ways))
      expect([...browser.cookies.keys()]).not.toContain('foyer-session')
      expect((await browser.call('secondFactorWays')).body).toMatchObject({ ways })
      const body = await secondSteps[second](browser, scene)
      expect(await browser.call('secondFactor', { body })).toMatchObject({
        status: 200,
        body: { id: user.id },
      })
      const { session } = (await browser.call('session')).body
      expect(session.level).toBe(2)
      // The second step uses up the pending sign-in.
      expect(browser.cookies.get('foyer-pending')).toBeUndefined()
      expect(await server.context.database.query('select 1 from pending_sign_ins')).toEqual([])
    },
  )

  test('signs in by a user-verifying passkey in one step', async ({ startWithAllMethods }) => {
    const server = await startWithAllMethods()
    const { owner, passkey } = await registerAda(server)
    await enrolApp(owner)
    const browser = server.open()
    expect(await signInWith(browser, passkey)).toMatchObject({ status: 200 })
    const { session } = (await browser.call('session')).body
    expect(session).toMatchObject({ level: 2, methods: ['swk', 'user', 'mfa'] })
  })

  test('cannot use a passkey without user verification for both steps', async ({ startWithAllMethods }) => {
    const server = await startWithAllMethods()
    const { owner, passkey } = await registerAda(server)
    await enrolApp(owner)
    const browser = server.open()
    await signInWith(browser, passkey, { isVerified: false })
    const { body } = await browser.call('secondFactorPasskey', { body: {} })
    expect(body.options.userVerification).toBe('required')
    const credential = answerChallenge(body.options, passkey, { counter: 9, isVerified: false })
    expect(await browser.callForError('secondFactor', { passkey: credential })).toMatchObject({
      status: 400,
      body: { code: 'passkey_invalid' },
    })
  })
})

/** Decision 089: a new password ends the trust; and after a passkey without user verification, trust does not replace the second factor. */
const stepsIgnoringTrust: ReadonlySet<FirstStep> = new Set(['a recovery', 'a passkey that checks nobody'])

describe('In a trusted browser', () => {
  test.for(firstNames.map((first) => [first, stepsIgnoringTrust.has(first)] as const))(
    'a second step follows %s: %s',
    async ([first, follows], { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods({ secondFactor: { isRequired: false, trustDays: 30 } })
      const { owner, passkey } = await registerAda(server)
      const app = await enrolApp(owner)
      const browser = server.open()
      await browser.callForError('login', ada)
      const totp = await generateNextCode(server, app.secret)
      await browser.call('secondFactor', { body: { totp, trustsDevice: true } })
      await browser.call('logout')
      const { status } = await firstSteps[first](browser, { server, inbox, passkey })
      expect(status).toBe(follows ? 403 : 200)
    },
  )
})

describe('Where everybody needs a second factor', () => {
  const required = { secondFactor: { isRequired: true, trustDays: 0 } }

  // R10.46
  test.for(firstNames)(
    'a person whose only second factor is a passkey is asked for it after %s',
    async (first, { startWithAllMethods, inbox }) => {
      const server = await startWithAllMethods(required)
      const { passkey } = await registerAda(server)
      const browser = server.open()
      const scene = { server, inbox, passkey }
      expect(await firstSteps[first](browser, scene)).toMatchObject(secondFactorNeeded(['passkey']))
      const { body } = await browser.call('secondFactorPasskey', { body: {} })
      const credential = answerChallenge(body.options, passkey, { counter: 7 })
      expect(await browser.call('secondFactor', { body: { passkey: credential } })).toMatchObject({
        status: 200,
      })
    },
  )
})
