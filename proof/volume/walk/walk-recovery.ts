import { newEmail, password } from '../../fuzz/person.ts'
import { codePattern, readSent, tokenPattern } from './read-sent.ts'
import type { WalkEnvironment } from './walk-environment.ts'

export async function walkRecovery(environment: WalkEnvironment): Promise<void> {
  const { open } = environment
  const browser = open()
  const email = newEmail()
  await browser.call('register', { body: { email, password } })
  await browser.call('recovery', { body: { email } })
  const token = await readSent(environment, { to: email, pattern: tokenPattern })
  await browser.call('recoveryCheck', { body: { token } })
  await browser.call('recoveryConfirm', { body: { token, password: 'Another1secret' } })
  const phone = '+15550109999'
  const phoned = open()
  await phoned.call('register', { body: { phone, password } })
  await phoned.call('recovery', { body: { phone } })
  const code = await readSent(environment, { to: phone, pattern: codePattern })
  await phoned.call('recoveryConfirm', { body: { phone, code, password: 'Another1secret' } })
}
