import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { ada, bob } from '../../testing/people.ts'
import { names, advanceTime, recover, recoveryTest as test } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

/** An attacker signs up with another person's address, links their own provider, and starts to link a second one. */
async function claim({ open, context }: TestServer, kind: keyof typeof names): Promise<Browser> {
  const attacker = open()
  const { body } = await attacker.call('register', { body: { ...names[kind], password: ada.password } })
  await link(context, body.id)
  return attacker
}

async function link({ database }: TestServer['context'], userId: string): Promise<void> {
  await database.query(
    "insert into identities (social, subject, user_id, name) values ('google', '1', $1, 'Mallory'), ('discord', '2', $1, null)",
    [userId],
  )
}

describe('A person who recovers an account that nobody has proven before', () => {
  for (const kind of ['email', 'phone'] as const)
    // R10.5
    test(`by ${kind} owns it: providers linked by somebody else no longer sign in to it, and the owner is notified`, async ({
      server,
      inbox,
    }) => {
      const { query } = server.context.database
      const attacker = await claim(server, kind)
      await query(
        `insert into social_states (state_hash, purpose, provider, redirect_uri, attempt_hash, user_id, session_id, expires_at)
         select 'x', 'link', 'vk', '/', 'x', user_id, id, now() + interval '1 hour' from sessions`,
      )
      const { owner, status, body } = await recover(server, inbox, kind)
      expect(status).toBe(200)
      expect(body.unlinked.toSorted((a, b) => a.social.localeCompare(b.social))).toEqual([
        { social: 'discord', name: null },
        { social: 'google', name: 'Mallory' },
      ])
      expect((await owner.call('identities')).body.identities).toEqual([])
      expect(await attacker.call('session')).toMatchObject({ status: 401 })
      for (const table of ['social_states', 'recovery_links', 'one_time_codes'])
        expect(await query(`select 1 from ${table}`), table).toEqual([])
      const events = await query<{ details: object }>(
        "select details from audit_events where event = 'address_proven'",
      )
      expect(events).toEqual([{ details: { kind, unlinked: expect.stringMatching(/google|discord/) } }])
      const told = kind === 'email' ? inbox.mails.at(-1)?.text : inbox.texts.at(-1)?.text
      expect(told).toMatch(/Google and Discord|Discord and Google/)
    })

  test('keeps the providers they link afterwards, and nobody else’s account changes', async ({
    server,
    inbox,
  }) => {
    const { context, open } = server
    const first = 'first@example.test'
    await open().registerProven({ ...bob, email: first })
    await claim(server, 'email')
    const { body } = await open().call('register', { body: bob })
    await context.database.query(
      "insert into identities (social, subject, user_id) values ('vk', 'bob', $1)",
      [body.id],
    )
    const { body: user } = await recover(server, inbox, 'email')
    await link(context, user.id)
    await advanceTime(server, 61)
    const { owner, body: again } = await recover(server, inbox, 'email')
    expect(again.unlinked).toEqual([])
    expect((await owner.call('identities')).body.identities).toHaveLength(2)
    expect(inbox.mails.at(-1)?.text).not.toContain('Google')
    expect(await context.database.query("select 1 from identities where social = 'vk'")).toHaveLength(1)
    const proven = await context.database.query(
      'select email, verified_at is not null as "isProven" from user_emails order by email',
    )
    expect(proven).toEqual([
      { email: ada.email, isProven: true },
      { email: bob.email, isProven: false },
      { email: first, isProven: true },
    ])
  })
})
