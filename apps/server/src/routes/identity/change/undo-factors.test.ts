import { expect } from 'vitest'
import { enrolApp } from '../../../testing/factors/authenticator-app.ts'
import { addPasskey, signInWith } from '../../../testing/factors/passkey-authenticator.ts'
import { bob } from '../../../testing/people.ts'
import { newPassword, recoveryTest as test } from '../../../testing/recovery-test.ts'
import { a, b, change, openPerson, undoTokenOf } from './testing/identifier-test.ts'

test('Undoing a change voids recovery codes that were made since, and keeps the older app', async ({
  server,
  inbox,
}) => {
  const stranger = await openPerson({ server, inbox })
  await enrolApp(stranger)
  await server.context.database.query("update totp_secrets set created_at = now() - interval '80 hours'")
  await change({ server, inbox }, stranger, { email: b })
  const token = undoTokenOf(inbox, a)
  const [made] = (await stranger.call('recoveryCodes', { body: {} })).body.recoveryCodes

  const owner = server.open()
  const { recoveryToken = '' } = (await owner.call('undo', { body: { token } })).body
  const waiting = await owner.refused('recoveryConfirm', { token: recoveryToken, password: newPassword })
  expect(waiting.body.secondFactor).toMatchObject({ ways: ['totp'] })
  expect(await owner.refused('secondFactor', { recoveryCode: made })).toMatchObject({ status: 422 })
})

test('Undoing a change removes the passkeys and the app that were added since, and no older or other person’s', async ({
  server,
  inbox,
}) => {
  const { query } = server.context.database
  const stranger = await openPerson({ server, inbox })
  const older = await addPasskey(stranger)
  await query("update passkeys set created_at = now() - interval '80 hours'")
  const late = await addPasskey(stranger)
  await enrolApp(stranger)
  const other = server.open()
  const { body: otherUser } = await other.registerProven(bob)
  const others = await addPasskey(other)
  await enrolApp(other)
  await change({ server, inbox }, stranger, { email: b })

  await server.open().call('undo', { body: { token: undoTokenOf(inbox, a) } })
  expect(await signInWith(server.open(), late)).toMatchObject({ status: 404 })
  for (const passkey of [older, others])
    expect(await signInWith(server.open(), passkey)).toMatchObject({ status: 200 })
  for (const table of ['totp_secrets', 'factor_recovery_codes'])
    expect(await query(`select distinct user_id from ${table}`), table).toEqual([{ user_id: otherUser.id }])
})
