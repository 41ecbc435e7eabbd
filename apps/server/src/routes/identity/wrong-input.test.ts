import { expect } from 'vitest'
import type { ErrorCode, OperationId } from '@foyer/core/wire'
import { ada, bob } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'

type CallerKind = 'nobody' | 'unproven' | 'proven'

type Row = readonly [
  id: OperationId,
  body: object,
  who: CallerKind,
  status: number,
  code: ErrorCode,
  field?: string,
]

const rows: readonly Row[] = [
  ['signInCode', {}, 'nobody', 422, 'validation_failed', 'email'],
  ['signInCode', { email: 'not an address' }, 'nobody', 422, 'validation_failed', 'email'],
  ['signInCode', { phone: '+1' }, 'nobody', 422, 'validation_failed', 'phone'],
  ['signInCode', { email: ada.email, phone: '+15550100200' }, 'nobody', 400, 'invalid_request', 'email'],
  ['signInCode', { email: 1 }, 'nobody', 400, 'invalid_request', 'email'],
  ['signInCode', { email: ada.email, code: '123456' }, 'nobody', 400, 'unknown_field', 'code'],
  ['signInCodeConfirm', {}, 'nobody', 422, 'validation_failed', 'code'],
  ['signInCodeConfirm', { code: '' }, 'nobody', 422, 'validation_failed', 'code'],
  ['signInCodeConfirm', { code: '123456' }, 'nobody', 400, 'code_over'],
  ['registration', { password: ada.password }, 'nobody', 422, 'validation_failed', 'email'],
  ['registration', { phone: '+1', password: ada.password }, 'nobody', 422, 'validation_failed', 'phone'],
  ['registration', { email: bob.email, password: 'short' }, 'nobody', 422, 'validation_failed', 'password'],
  ['registrationConfirm', { code: '123456' }, 'nobody', 400, 'code_over'],
  ['verification', { kind: 'email' }, 'nobody', 401, 'unauthenticated'],
  ['verification', { kind: 'fax' }, 'unproven', 400, 'invalid_request', 'kind'],
  ['verification', { kind: 'phone' }, 'unproven', 400, 'invalid_request'],
  ['verification', { kind: 'email' }, 'proven', 400, 'invalid_request'],
  ['verificationConfirm', { code: '123456' }, 'unproven', 400, 'code_over'],
  ['verificationConfirm', { code: 123_456 }, 'unproven', 400, 'invalid_request', 'code'],
  ['proofCode', { kind: 'phone' }, 'proven', 403, 'identifier_unproven'],
  ['proof', {}, 'proven', 400, 'invalid_request'],
  ['proof', { code: '123456' }, 'proven', 400, 'code_over'],
  ['proof', { password: 'Wrong-horse-1' }, 'proven', 422, 'validation_failed', 'password'],
  ['changeIdentifier', {}, 'proven', 422, 'validation_failed', 'email'],
  ['changeIdentifier', { phone: '+1' }, 'proven', 422, 'validation_failed', 'phone'],
  ['changeIdentifier', { email: ada.email }, 'proven', 422, 'validation_failed', 'email'],
  ['changeIdentifier', { email: bob.email }, 'unproven', 403, 'identifier_unproven'],
  ['changeIdentifierConfirm', { code: '123456' }, 'proven', 400, 'code_over'],
  ['undoCheck', {}, 'nobody', 422, 'validation_failed', 'token'],
  ['undo', { token: 'x' }, 'nobody', 400, 'recovery_invalid'],
  // A mail program has appended text to the token in the link.
  ['undo', { token: 'x'.repeat(500) }, 'nobody', 400, 'recovery_invalid'],
  ['recoveryConfirm', { token: 'x'.repeat(500), password: ada.password }, 'nobody', 400, 'recovery_invalid'],
]

// R10.33
test.for(rows)('%s with %o is refused (the caller’s identifier: %s): %i %s', async (row, { server }) => {
  const [id, body, callerKind, status, code, field] = row
  const person = server.open()
  if (callerKind === 'proven') await person.registerProven(ada)
  if (callerKind === 'unproven') await person.call('register', { body: ada })
  const answer = await person.callForError(id, body, { 'accept-language': 'de-DE' })
  expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/[a-zäöü]{3}.*\.$/) } })
  if (field !== undefined)
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ field, message: expect.stringMatching(/\S/) })]),
    )
})
