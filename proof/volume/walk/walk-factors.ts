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
import type { Scene } from './scene.ts'

/** Signs up and in with passkeys, and takes each kind of second step, also where everybody needs one. */
export async function walkFactors(scene: Scene): Promise<void> {
  const { open } = scene
  await open().call('relatedOrigins')
  await signUpWithPasskey(open())

  const { browser: owner, email } = await signUpProven(scene)
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
  const nextCode = () => showNextCode(scene, email, secret)

  const withApp = await takeFirstStep(scene, email)
  await withApp.call('secondFactorWays')
  await withApp.call('secondFactor', { body: { totp: await nextCode(), trustsDevice: true } })
  await withApp.call('login', { body: { email, password } })
  const withKey = await takeFirstStep(scene, email)
  const { body: begun } = await withKey.call('secondFactorPasskey', { body: {} })
  await withKey.call('secondFactor', { body: { passkey: answerChallenge(begun.options, key) } })
  const withRecoveryCode = await takeFirstStep(scene, email)
  await withRecoveryCode.call('secondFactor', { body: { recoveryCode: codes.recoveryCodes[0] ?? '' } })
  await (await takeFirstStep(scene, email)).call('secondFactorCancel')

  await prove(owner, key)
  await owner.call('proof', { body: { totp: await nextCode() } })
  await owner.call('removeTotp')
  await enrolAtSignIn(scene)
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

async function signUpProven(scene: Scene) {
  const [browser, email] = [scene.open(), newEmail()]
  await browser.call('registration', { body: { email, password } })
  const code = await readSent(scene, { to: email, pattern: codePattern })
  await browser.call('registrationConfirm', { body: { code } })
  await scene.giveHistory(email)
  return { browser, email }
}

async function takeFirstStep({ open }: Scene, email: string): Promise<Browser> {
  const browser = open()
  await browser.callForError('login', { email, password })
  return browser
}

/** Makes the app's present code valid again, as if half a minute had passed since its last use, and returns it. */
async function showNextCode({ context }: Scene, email: string, secret: string): Promise<string> {
  await context.database.query(
    'update totp_secrets set last_step = 0 where user_id = (select user_id from user_emails where email = $1)',
    [email],
  )
  return generateCode(secret)
}

async function prove(owner: Browser, key: Passkey): Promise<void> {
  const { body } = await owner.call('proofPasskey', { body: {} })
  await owner.call('proof', { body: { passkey: answerChallenge(body.options, key) } })
}

/** A person without a second factor signs in where everybody needs one. */
async function enrolAtSignIn(scene: Scene): Promise<void> {
  const { email } = await signUpProven(scene)
  const browser = await takeFirstStep({ ...scene, open: scene.openStrict }, email)
  const { body } = await browser.call('enrolSecondFactor', { body: {} })
  await browser.call('enrolSecondFactorConfirm', { body: { totp: generateCode(body.secret) } })
}
