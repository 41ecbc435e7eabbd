import { describe, expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('the audit trail', () => {
  test('records sign-ups, sign-ins, failed sign-ins, revoked sessions and sign-outs, with address and browser', async ({
    start,
  }) => {
    const { open, context } = await start()
    const [phone, laptop] = [open(), open()]
    const headers = { 'user-agent': 'Laptop' }
    const { body: user } = await phone.call('register', { body: ada, headers: { 'user-agent': 'Phone' } })
    await laptop.callForError('login', { ...ada, password: 'Wrong1password' }, headers)
    await laptop.callForError('login', { ...ada, email: 'Nobody@example.test' }, headers)
    await laptop.call('login', { body: ada, headers })
    const { body } = await laptop.call('sessions')
    const id = body.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    await laptop.call('revokeSession', { params: { id }, headers })
    await laptop.call('logout', { headers })

    const rows = await context.database.query(
      `select event, user_id as "userId", account, address, user_agent as "userAgent", details
       from audit_events order by at`,
    )
    const event = {
      userId: user.id,
      account: ada.email,
      address: '127.0.0.1',
      userAgent: 'Laptop',
      details: {},
    }
    expect(rows).toEqual([
      { ...event, event: 'register', userAgent: 'Phone' },
      { ...event, event: 'login_refused' },
      { ...event, event: 'login_refused', userId: null, account: 'nobody@example.test' },
      { ...event, event: 'login' },
      { ...event, event: 'session_revoked', account: null, details: { sessionId: id } },
      { ...event, event: 'logout', account: null },
    ])
  })

  test('does not record a refused registration', async ({ start }) => {
    const { open, context } = await start()
    await open().call('register', { body: ada })
    await open().callForError('register', ada)
    expect(await context.database.query('select event from audit_events')).toEqual([{ event: 'register' }])
  })
})
