import { expect } from 'vitest'
import { enrolApp } from '../../../testing/factors/authenticator-app.ts'
import { addPasskey, signInWith } from '../../../testing/factors/passkey-authenticator.ts'
import { bob } from '../../../testing/people.ts'
import { newPassword, recoveryTest as test } from '../../../testing/recovery-test.ts'
import { a, b, change, openPerson, undoTokenOf } from './testing/identifier-test.ts'

test.for([
  ['voids its recovery codes that were made since', true],
  ['its older recovery codes', false],
] as const)('Undoing a change keeps an older app, and %s', async ([, areNew], { server, inbox }) => {
  const { query } = server.context.database
  const stranger = await openPerson({ server, inbox })
  const { recoveryCodes } = await enrolApp(stranger)
  for (const table of ['totp_secrets', 'factor_recovery_codes'])
    await query(`update ${table} set created_at = now() - interval '80 hours'`)
  // The new app of another person makes this one no newer.
  const other = server.open()
  await other.registerProven(bob)
  await enrolApp(other)
  await change({ server, inbox }, stranger, { email: b })
  const token = undoTokenOf(inbox, a)
  const made = areNew
    ? (await stranger.call('recoveryCodes', { body: {} })).body.recoveryCodes
    : recoveryCodes

  const owner = server.open()
  const { recoveryToken = '' } = (await owner.call('undo', { body: { token } })).body
  const waiting = await owner.callForError('recoveryConfirm', { token: recoveryToken, password: newPassword })
  expect(waiting.body.secondFactor).toMatchObject({ ways: areNew ? ['totp'] : ['totp', 'recovery-code'] })
  const status = areNew ? 422 : 200
  expect(await owner.callForError('secondFactor', { recoveryCode: made[0] })).toMatchObject({ status })
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
