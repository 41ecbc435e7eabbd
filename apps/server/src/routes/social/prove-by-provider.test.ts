import { decodeState } from '@foyer/core/social'
import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { advanceTime } from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import {
  challenge,
  finishAuthorization,
  offerDiscord,
  socialTest as test,
  startAuthorization,
} from '../../testing/social/social-test.ts'
import { createSteamAnswer, confirmSignature, finish, startSteam } from '../../testing/social/steam.ts'

/** A person who signs in through Discord only, eleven minutes after the sign-in. */
async function openOld(server: TestServer): Promise<Browser> {
  const person = server.open()
  const { state } = await startAuthorization(person, 'discord')
  await finishAuthorization(person, 'discord', { state })
  await advanceTime(server, 11 * 60)
  return person
}

const startProof = (browser: Browser) => startAuthorization(browser, 'discord', { isProof: true })

describe('Proving through a provider', () => {
  test('gives a recent proof, and keeps the session', async ({ startSocial, provider }) => {
    offerDiscord(provider)
    const server = await startSocial()
    const person = await openOld(server)
    expect(await person.callForError('exportAccount')).toMatchObject({
      body: { code: 'proof_needed', ways: [{ way: 'social', social: 'discord' }] },
    })
    const before = person.cookies.get('foyer-session')
    const { state } = await startProof(person)
    const { body: session } = await person.call('session')
    expect(await finishAuthorization(person, 'discord', { state })).toMatchObject({
      status: 200,
      body: { id: session.id },
    })
    expect(person.cookies.get('foyer-session')).toBe(before)
    expect(await server.context.database.query('select 1 from sessions')).toHaveLength(1)
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
    expect(
      await server.context.database.query(
        "select details from audit_events where event = 'proof_given' and details ->> 'method' = 'fed'",
      ),
    ).toHaveLength(1)
  })

  test.for([
    'somebody else’s account',
    'an account that nobody has linked',
    'an account that has the number of theirs at another provider',
  ])('with %s signs nobody else in, and is no proof', async (which, { startSocial, provider }) => {
    offerDiscord(provider)
    const server = await startSocial()
    const person = await openOld(server)
    const { body: before } = await person.call('session')
    offerDiscord(provider, '1002')
    if (which.startsWith('somebody')) await openOld(server)
    const { query } = server.context.database
    if (which.includes('number')) {
      // Inserted, because Citus cannot update a column by which a table is distributed.
      await query(
        "insert into identities (social, subject, user_id) select 'x', '1002', user_id from identities",
      )
      await query("delete from identities where social <> 'x'")
    }
    const count = async () => (await query('select 1 from users')).length
    const users = await count()
    const { state } = await startProof(person)
    expect(await finishAuthorization(person, 'discord', { state })).toMatchObject({
      status: 403,
      body: { code: 'proof_other_account' },
    })
    expect((await person.call('session')).body.id).toBe(before.id)
    expect(await person.callForError('exportAccount')).toMatchObject({ body: { code: 'proof_needed' } })
    expect(await count()).toBe(users)
    expect(await query("select 1 from audit_events where event = 'proof_refused'")).toHaveLength(1)
  })

  test('is valid only in the session that began it, not after another sign-in', async ({
    startSocial,
    provider,
  }) => {
    offerDiscord(provider)
    const server = await startSocial()
    const person = await openOld(server)
    const { state } = await startProof(person)
    const signIn = await startAuthorization(person, 'discord')
    await finishAuthorization(person, 'discord', { state: signIn.state })
    await advanceTime(server, 11 * 60)
    expect(await finishAuthorization(person, 'discord', { state })).toMatchObject({ status: 400 })
    expect(await person.callForError('exportAccount')).toMatchObject({ status: 403 })
  })

  test('works with OPEN_ID too, for which the server writes the address', async ({
    startSocial,
    provider,
  }) => {
    confirmSignature(provider)
    const server = await startSocial()
    const person = server.open()
    const first = await startSteam(person)
    await finish(person, first.state, createSteamAnswer(provider, first.returnTo))
    await advanceTime(server, 11 * 60)
    const body = { social: 'steam', pathname: '/account', lang: 'en-001', isProof: true } as const
    const { body: started } = await person.call('profileNew', { body })
    const returnTo = new URL(started.url ?? '').searchParams.get('openid.return_to') ?? ''
    const written = new URL(returnTo).searchParams.get('state')
    expect(decodeState('steam', written)).toEqual({ state: started.state, pathname: '/account' })
    expect(await finish(person, started.state, createSteamAnswer(provider, returnTo))).toMatchObject({
      status: 200,
    })
    expect(await person.call('exportAccount')).toMatchObject({ status: 200 })
  })

  test('requires a session', async ({ startSocial }) => {
    const body = {
      social: 'discord',
      pathname: '/',
      lang: 'en-001',
      code_challenge: challenge,
      isProof: true,
    }
    expect(await (await startSocial()).open().callForError('profileNew', body)).toMatchObject({ status: 401 })
  })
})
