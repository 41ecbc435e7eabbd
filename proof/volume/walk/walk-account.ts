import { randomUUID } from 'node:crypto'
import { laptop } from '../../../apps/server/src/testing/device.ts'
import { argon2idHashOf } from '../../../apps/server/src/testing/old-hash.ts'
import { sendJson } from '../../../apps/server/src/testing/fake-provider.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { publicUrl } from '../../product.ts'
import { idempotent, type WalkEnvironment } from './walk-environment.ts'

/** Makes the calls without a session, those of signing up and in, with each captcha mode, and those of the account. */
export async function walkAccount({ context, addHistory, open, provider }: WalkEnvironment): Promise<void> {
  const [browser, other] = [open(), open()]
  const email = newEmail()
  for (const id of [
    'healthz',
    'jwks',
    'readyz',
    'metrics',
    'settings',
    'captchaIsEnabled',
    'socialConfigs',
    'checkoutOffer',
  ] as const)
    await browser.call(id)
  await browser.call('register', { body: { email, password }, headers: idempotent() })
  await addHistory(email)
  await browser.callForError('register', { email, password })
  await context.database.query("insert into settings (key, value) values ('captcha', '\"on\"')")
  provider.on('/captcha/recaptcha/api/siteverify', (_request, response) =>
    sendJson(response, { success: true, hostname: new URL(publicUrl).hostname }),
  )
  const solveCaptcha = () =>
    ({ type: 'recaptcha', id: 'foyer-sandbox', response: `solved ${randomUUID()}` }) as const
  const repeatedRequest = { headers: idempotent(), body: { email, password, captcha: solveCaptcha() } }
  for (let time = 0; time < 2; time++) await other.call('login', repeatedRequest)
  await context.database.query(`update settings set value = '"adaptive"' where key = 'captcha'`)
  await open().callForError('login', { email, password: `${password}x` })
  await open().call('login', { body: { email, password } })
  await context.database.query("delete from settings where key = 'captcha'")
  await context.database.query(
    'update users set password_hash = $1 where id = (select user_id from user_emails where email = $2)',
    [argon2idHashOf(password), email],
  )
  await open().call('login', { body: { email, password } })
  // Often enough for PostgreSQL to switch to the generic plan of each prepared statement.
  for (let time = 0; time < 8; time++) {
    await other.call('login', { body: { email, password } })
    await other.call('session')
  }
  const { body } = await browser.call('sessions')
  await browser.call('visitorSave', { body: laptop, headers: { 'x-device-id': randomUUID() } })
  const id = body.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await browser.call('revokeSession', { params: { id } })
  await browser.call('revokeOtherSessions')
  await browser.call('token', { body: {} })
  await browser.call('readAccount')
  await browser.call('updateAccount', { body: { name: 'Ada' } })
  await browser.call('identities')
  await browser.call('exportAccount')
  await browser.call('events', {
    body: { events: [{ name: 'form_exit', schemaVersion: 1, form: 'sign-in' }] },
  } as never)
  await context.database.query(
    "update sessions set last_seen_at = now() - interval '1 hour' where user_id = (select user_id from user_emails where email = $1)",
    [email],
  )
  await browser.call('session')
  await browser.call('password', { body: { password, newPassword: 'Another1secret' } })
  await browser.call('logout')
  await browser.call('login', { body: { email, password: 'Another1secret' } })
  await browser.call('deleteAccount', { body: {} })
}
