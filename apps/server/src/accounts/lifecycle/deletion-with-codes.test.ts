import { expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { codeOf, names, phone, recoveryTest as test } from '../../testing/recovery-test.ts'

// R10.33
for (const kind of ['email', 'phone'] as const)
  test(`Deleting an account voids its pending codes and undo links, for the next account with its identifier too (${kind})`, async ({
    server,
    inbox,
  }) => {
    const account = { ...names[kind], password: ada.password }
    const person = server.open()
    const { body: user } = await person.registerProven(account)
    const other = server.open()
    await other.call('signInCode', { body: names[kind] })
    const signInCode = await codeOf(server, inbox, kind)
    await person.call('proofCode', { body: { kind } })
    const proofCode = await codeOf(server, inbox, kind)
    await person.call('changeIdentifier', {
      body: kind === 'email' ? { phone: '+15550100201' } : { email: 'new@example.test' },
    })
    const changeCode = await codeOf(server, inbox, kind === 'email' ? 'phone' : 'email')
    expect([signInCode, proofCode, changeCode]).not.toContain('')
    expect(await person.call('deleteAccount', { body: {} })).toMatchObject({ status: 204 })
    const { query } = server.context.database
    for (const table of ['one_time_codes', 'identifier_undos', 'recovery_links'])
      expect(await query(`select 1 from ${table}`), table).toEqual([])

    const next = server.open()
    expect(await next.call('register', { body: account })).toMatchObject({ status: 201 })
    expect(await other.callForError('signInCodeConfirm', { code: signInCode })).toMatchObject({
      status: 400,
      body: { code: 'code_over' },
    })
    expect(await other.call('session')).toMatchObject({ status: 401 })
    expect(await person.callForError('changeIdentifierConfirm', { code: changeCode })).toMatchObject({
      status: 401,
    })
    expect(await person.callForError('proof', { code: proofCode })).toMatchObject({ status: 401 })
    expect(await query('select 1 from users where id = $1', [user.id])).toEqual([])
    await server.context.notifications.whenSettled()
  })

test('A sign-in code requested while its account is being deleted signs nobody in', async ({
  server,
  inbox,
}) => {
  const { body: user } = await server.open().registerProven({ phone, password: ada.password })
  const person = server.open()
  await person.call('signInCode', { body: { phone } })
  const code = await codeOf(server, inbox, 'phone')
  const { query } = server.context.database
  // The account is looked up, and then deleted before the code is written.
  await query('delete from user_phones')
  await query('delete from users where id = $1', [user.id])
  expect(await person.callForError('signInCodeConfirm', { code })).toMatchObject({
    status: 400,
    body: { code: 'code_over' },
  })
  expect(await person.call('session')).toMatchObject({ status: 401 })
})
