import { routes } from '@foyer/core/wire'
import { enrolApp, generateCode } from '../../../apps/server/src/testing/factors/authenticator-app.ts'
import {
  addPasskey,
  answerChallenge,
  createPasskey,
  signInWith,
  type Passkey,
} from '../../../apps/server/src/testing/factors/passkey-authenticator.ts'
import type { Browser } from '../../../apps/server/src/testing/browser.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { codePattern, readSent } from './read-sent.ts'
import type { WalkEnvironment } from './walk-environment.ts'

/** Signs up and in with passkeys, and takes each kind of second step, also where everybody needs one. */
export async function walkFactors(environment: WalkEnvironment): Promise<void> {
  const { open } = environment
  await open().call('relatedOrigins')
  await signUpWithPasskey(open())

  const { browser: owner, email } = await signUpProven(environment)
  await signInWith(open(), await addPasskey(owner))
  // Without user verification, so that it is a second step after a password, but not a sign-in with two factors.
  const key = await addPasskey(owner, { isVerified: false })
  const { secret } = await enrolApp(owner)
  const { body: factors } = await owner.call('factors')
  for (const { id } of factors.passkeys.slice(0, 1)) {
    await owner.call('renamePasskey', { params: { id }, body: { name: 'Laptop' } })
    await owner.call('removePasskey', { params: { id } })
  }
  const { body: codes } = await owner.call('recoveryCodes', { body: {} })
  const nextCode = () => generateNextCode(environment, email, secret)

  const withApp = await signInFirstStep(environment, email)
  await withApp.call('secondFactorWays')
  await withApp.call('secondFactor', { body: { totp: await nextCode(), trustsDevice: true } })
  await withApp.call('login', { body: { email, password } })
  const withKey = await signInFirstStep(environment, email)
  const { body: startedEnrolment } = await withKey.call('secondFactorPasskey', { body: {} })
  await withKey.call('secondFactor', { body: { passkey: answerChallenge(startedEnrolment.options, key) } })
  const withRecoveryCode = await signInFirstStep(environment, email)
  await withRecoveryCode.call('secondFactor', { body: { recoveryCode: codes.recoveryCodes[0] ?? '' } })
  await (await signInFirstStep(environment, email)).call('secondFactorCancel')

  await sendProof(owner, key)
  await owner.call('proof', { body: { totp: await nextCode() } })
  await owner.call('removeTotp')
  await enrolAtSignIn(environment)
}

async function signUpWithPasskey(browser: Browser): Promise<void> {
  const email = newEmail()
  const { body } = await browser.call('passkeySignUpOptions', { body: { email } })
  await browser.call('register', { body: { email, passkey: createPasskey(body.options).credential } })
  const { passkeys } = (await browser.call('factors')).body
  // Refused, because it is the last way to sign in, which runs statements of its own.
  for (const { id } of passkeys)
    await browser.request({ method: 'DELETE', url: routes.removePasskey.path.replace('{id}', id) })
}

async function signUpProven(environment: WalkEnvironment) {
  const [browser, email] = [environment.open(), newEmail()]
  await browser.call('registration', { body: { email, password } })
  const code = await readSent(environment, { to: email, pattern: codePattern })
  await browser.call('registrationConfirm', { body: { code } })
  await environment.addHistory(email)
  return { browser, email }
}

async function signInFirstStep({ open }: WalkEnvironment, email: string): Promise<Browser> {
  const browser = open()
  await browser.callForError('login', { email, password })
  return browser
}

/** Makes the app's present code valid again, as if half a minute had passed since its last use, and returns it. */
async function generateNextCode(
  { context }: WalkEnvironment,
  email: string,
  secret: string,
): Promise<string> {
  await context.database.query(
    'update totp_secrets set last_step = 0 where user_id = (select user_id from user_emails where email = $1)',
    [email],
  )
  return generateCode(secret)
}

async function sendProof(owner: Browser, key: Passkey): Promise<void> {
  const { body } = await owner.call('proofPasskey', { body: {} })
  await owner.call('proof', { body: { passkey: answerChallenge(body.options, key) } })
}

/** A person without a second factor signs in where everybody needs one. */
async function enrolAtSignIn(environment: WalkEnvironment): Promise<void> {
  const { email } = await signUpProven(environment)
  const browser = await signInFirstStep({ ...environment, open: environment.openStrict }, email)
  const { body } = await browser.call('enrolSecondFactor', { body: {} })
  await browser.call('enrolSecondFactorConfirm', { body: { totp: generateCode(body.secret) } })
}
