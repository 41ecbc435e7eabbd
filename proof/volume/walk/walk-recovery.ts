import { newEmail, password } from '../../fuzz/person.ts'
import type { Scene } from './scene.ts'

export async function walkRecovery({ context, inbox, open }: Scene): Promise<void> {
  const browser = open()
  const email = newEmail()
  await browser.call('register', { body: { email, password } })
  await browser.call('recovery', { body: { email } })
  await context.notifications.settled()
  const token = /#token=([\w-]{43})$/m.exec(inbox.mails.at(-1)?.text ?? '')?.[1] ?? ''
  await browser.call('recoveryCheck', { body: { token } })
  await browser.call('recoveryConfirm', { body: { token, password: 'Another1secret' } })
  const phone = '+15550109999'
  const phoned = open()
  await phoned.call('register', { body: { phone, password } })
  await phoned.call('recovery', { body: { phone } })
  await context.notifications.settled()
  const code = /^(\d{6}) /.exec(inbox.texts.at(-1)?.text ?? '')?.[1] ?? ''
  await phoned.call('recoveryConfirm', { body: { phone, code, password: 'Another1secret' } })
}
