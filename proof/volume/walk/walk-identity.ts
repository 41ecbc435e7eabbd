import { routes } from '@foyer/core/wire'
import { newEmail, password } from '../../fuzz/person.ts'
import { codePattern, readSent, tokenPattern } from './read-sent.ts'
import type { WalkEnvironment } from './walk-environment.ts'

/** Proves, changes, undoes and removes identifiers, and signs in and up by codes. */
export async function walkIdentity(environment: WalkEnvironment): Promise<void> {
  const { addHistory, open } = environment
  const codeTo = (to: string, number = 1) => readSent(environment, { to, pattern: codePattern, number })
  const [browser, email, nextEmail, phone] = [open(), newEmail(), newEmail(), '+15550107777']
  await browser.call('register', { body: { email, password } })
  await addHistory(email)
  await browser.call('verification', { body: { kind: 'email' } })
  await browser.call('pendingCodes')
  await browser.call('verificationConfirm', { body: { code: await codeTo(email) } })
  await makeOld(environment, email)
  await browser.call('proofWays')
  await browser.call('proofCode', { body: { kind: 'email' } })
  await browser.call('proof', { body: { code: await codeTo(email, 2) } })
  await browser.call('proof', { body: { password } })

  await browser.call('changeIdentifier', { body: { phone } })
  await browser.call('changeIdentifierConfirm', { body: { code: await codeTo(phone) } })
  // Another account has this address without a proof, and loses it.
  await open().call('register', { body: { email: nextEmail, password } })
  await browser.call('changeIdentifier', { body: { email: nextEmail } })
  await browser.call('changeIdentifierConfirm', { body: { code: await codeTo(nextEmail) } })
  await browser.call('identifiers')
  await browser.request({ url: `${routes.session.path}?include=identifiers` })
  await browser.call('removeIdentifier', { params: { kind: 'phone' } })
  const token = await readSent(environment, { to: email, pattern: tokenPattern })
  const owner = open()
  await owner.call('undoCheck', { body: { token } })
  await owner.call('undo', { body: { token } })

  const [codeBrowser, codeReader] = [open(), newEmail()]
  await codeBrowser.call('registration', { body: { email: codeReader, password } })
  await codeBrowser.call('registrationConfirm', { body: { code: await codeTo(codeReader) } })
  const secondBrowser = open()
  await secondBrowser.call('signInCode', { body: { email: codeReader } })
  await secondBrowser.call('signInCodeConfirm', { body: { code: await codeTo(codeReader, 2) } })
  // The address already has an account: its owner gets a mail, and the browser learns nothing.
  await open().call('registration', { body: { email: codeReader, password } })
}

/** Makes the person's last proof an old one. */
async function makeOld({ context }: WalkEnvironment, email: string): Promise<void> {
  await context.database.query(
    `update sessions set authenticated_at = now() - interval '1 hour'
     where user_id = (select user_id from user_emails where email = $1)`,
    [email],
  )
}
