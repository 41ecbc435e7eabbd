import { expect } from 'vitest'
import { enrolApp } from '../../../testing/factors/authenticator-app.ts'
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
