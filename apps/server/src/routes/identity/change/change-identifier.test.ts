import { describe, expect } from 'vitest'
import {
  recoveryTest as test,
  codeOf,
  newPassword,
  advanceTime,
  readToken,
} from '../../../testing/recovery-test.ts'
import {
  a,
  askForChange,
  b,
  change,
  firstPhone,
  listIdentifiers,
  openPerson,
  password,
  signsIn,
  undoTokenOf,
} from './testing/identifier-test.ts'

describe('Changing an address', () => {
  // R10.8
  test('needs a code to the new one, which then alone signs in, notifies the old one, and keeps other sessions', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    const other = server.open()
    await other.call('login', { body: { email: a, password } })
    const answer = await change({ server, inbox }, person, { email: b })
    expect(answer).toMatchObject({ status: 200, body: { email: b, phone: null } })
    expect(await listIdentifiers(person)).toEqual([`${b} proven`])
    expect([await signsIn(server, a), await signsIn(server, b)]).toEqual([false, true])
    expect((await other.call('session')).body).toMatchObject({ email: b })
    expect(inbox.mails.at(-1)).toMatchObject({ to: [{ address: a }] })
    expect(inbox.mails.at(-1)?.subject).toContain('was changed')
    expect(undoTokenOf(inbox, a)).toMatch(/^[\w-]{43}$/)
    const events = await server.context.database.query(
      "select account, details from audit_events where event = 'identifier_changed'",
    )
    expect(events).toEqual([{ account: b, details: { kind: 'email' } }])
  })

  test('needs a proof within ten minutes, so a session stolen eleven minutes ago cannot change it', async ({
    server,
    inbox,
  }) => {
    const person = await openPerson({ server, inbox })
    await advanceTime(server, 11 * 60)
    expect(await person.callForError('changeIdentifier', { email: b })).toMatchObject({
      status: 403,
      body: { code: 'proof_needed', ways: [{ way: 'password' }, { way: 'email', to: a }] },
    })
    expect(await person.callForError('changeIdentifierConfirm', { code: '123456' })).toMatchObject({
      body: { code: 'code_over' },
    })
    expect(inbox.mails).toEqual([])
    expect(await listIdentifiers(person)).toEqual([`${a} proven`])
  })

  // R10.4
  test('is refused while nobody has proven an identifier of the account', async ({ server }) => {
    const person = server.open()
    await person.call('register', { body: { email: a, password } })
    expect(await person.callForError('changeIdentifier', { email: b })).toMatchObject({
      status: 403,
      body: { code: 'identifier_unproven' },
    })
  })

  test.for([
    [{ email: ` ${a.toUpperCase()} ` }, 422, 'identifier_unchanged'],
    [{ email: 'not an address' }, 422, 'email_format'],
    [{ email: b, phone: firstPhone }, 400, 'invalid_request'],
  ] as const)('to %o is refused', async ([body, status, code], { server, inbox }) => {
    const person = await openPerson({ server, inbox })
    const refused = await person.callForError('changeIdentifier', body)
    expect(refused.status).toBe(status)
    expect(refused.body.errors?.[0]?.code).toBe(code)
  })

  test('voids pending links and codes, which were sent to the old address', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    const asking = server.open()
    await asking.call('recovery', { body: { email: a } })
    const token = await readToken(server, inbox)
    await change({ server, inbox }, person, { email: b })
    expect(await asking.callForError('recoveryConfirm', { token, password: newPassword })).toMatchObject({
      status: 400,
      body: { code: 'recovery_invalid' },
    })
    for (const table of ['recovery_links', 'one_time_codes'])
      expect(await server.context.database.query(`select 1 from ${table}`), table).toEqual([])
  })

  test('works once for 50 concurrent copies of the right code', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    const code = await askForChange({ server, inbox }, person, { email: b })
    const tries = Array.from({ length: 50 }, () =>
      person.callForError('changeIdentifierConfirm', { code }).then(({ status }) => status),
    )
    expect((await Promise.all(tries)).filter((status) => status === 200)).toHaveLength(1)
    expect(await server.context.database.query('select 1 from identifier_undos')).toHaveLength(1)
  })

  test('is refused with a code of another session or for another purpose', async ({ server, inbox }) => {
    const person = await openPerson({ server, inbox })
    const code = await askForChange({ server, inbox }, person, { email: b })
    const other = server.open()
    await other.call('login', { body: { email: a, password } })
    expect(await other.callForError('changeIdentifierConfirm', { code })).toMatchObject({
      body: { code: 'code_over' },
    })
    await person.call('proofCode', { body: { kind: 'email' } })
    const proof = await codeOf(server, inbox, 'email')
    const wrong = proof === code ? {} : { errors: [{ field: 'code', code: 'code_wrong' }] }
    expect((await person.callForError('changeIdentifierConfirm', { code: proof })).body).toMatchObject(wrong)
  })
})

test('The number of codes sent to one account is limited', async ({ start, inbox }) => {
  const usual = (await start()).context.config.limits
  const limits = { ...usual, recoveryPerAddress: { attempts: 2, seconds: 60 } }
  const server = await start({ messages: inbox.config, limits })
  const person = await openPerson({ server, inbox })
  const statuses = []
  for (const email of [b, 'c@example.test', 'd@example.test'])
    statuses.push((await person.callForError('changeIdentifier', { email })).status)
  expect(statuses).toEqual([202, 202, 429])
})
